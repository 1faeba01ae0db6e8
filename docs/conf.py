"""The documentation site: `make docs` builds it into build/docs."""

from sphinx.application import Sphinx

from red7 import __version__

project = "red7"
author = "the developers of red7"
copyright = f"2026, {author}. Red7 is a game by Carl Chudyk and Chris Cieslik, published by Asmadi Games"  # noqa: A001
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinxcontrib.mermaid"]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
myst_fence_as_directive = ["mermaid"]
suppress_warnings = ["misc.highlighting_failure"]  # `...` stands for anything in our JSON

default_role = "literal"  # as docstrings mean it
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
nitpicky = False

html_theme = "furo"
html_title = "red7"
html_static_path = ["_static", "../build/mermaid/static"]
html_css_files = ["site.css"]
html_favicon = "../web/public/icon.svg"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#b3261e", "color-brand-content": "#b3261e"},
    "dark_css_variables": {"color-brand-primary": "#ff8a80", "color-brand-content": "#ff8a80"},
}
mermaid_use_local = "mermaid/mermaid.esm.min.mjs"
mermaid_dark_theme = "dark"
mermaid_fullscreen = False
mermaid_height = "auto"

_ON_THE_SITE = {
    "../bench/results.md": "results.md",
    "../CHANGELOG.md": "changelog.md",
    "../CONTRIBUTING.md": "contributing.md",
}


def setup(app: Sphinx) -> None:
    """Points links to files outside docs/ at the pages that show them."""

    def rewrite(_: Sphinx, __: str, text: list[str]) -> None:
        for file, page in _ON_THE_SITE.items():
            text[0] = text[0].replace(f"]({file}", f"]({page}")

    app.connect("source-read", rewrite)
