"""The house without a server: the same application inside a browser's worker, kept by the page. See ``README.md``."""
