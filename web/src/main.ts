import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { pageAt } from "./pages";
import { startWorker } from "./parts/worker";
import { pageOf } from "./where";
import { preferred, words } from "./words/words.svelte";

// The page is fetched while its words are.
pageAt(pageOf(location));

const target = document.getElementById("app");
const unreached = document.getElementById("unreached");
words.use(preferred()).then(
  () => target && mount(App, { target }),
  // Without its words the client cannot say anything; the page itself can.
  () => unreached?.removeAttribute("hidden"),
);

if (import.meta.env.PROD) void startWorker();
