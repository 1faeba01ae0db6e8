import "./style.css";
import "./media.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { pageAt } from "./pages";
import { startWorker } from "./parts/worker";
import { pageOf } from "./where";
import { preferred, words } from "./words/words.svelte";

// The page is fetched while its words are.
pageAt(pageOf(location));

const target = document.getElementById("app");
words.use(preferred()).then(
  () => {
    if (!target) return;
    mount(App, { target });
    document.getElementById("unreached")?.setAttribute("hidden", ""); // even where there is no style
  },
  // Without its words the client cannot say anything; the page itself can.
  () => document.documentElement.setAttribute("data-unreached", ""),
);

if (import.meta.env.PROD) void startWorker();
