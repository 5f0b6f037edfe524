// What is drawn on every page comes first, so that a page's own stylesheet has the last word.
import "./design/base.css";
import "./design/controls.css";
import "./design/papers.css";
import "./design/play.css";
import "./design/ledger.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { installWorker } from "./app/worker";
import { listenForTouch } from "./design/sound";
import { listenForInstalling } from "./ground/installing";
import { followParts } from "./ground/parts";
import { followSettings, spokenLanguage } from "./ground/settings";
import { texts } from "./i18n";

followParts(import.meta.url);
followSettings();
installWorker();
listenForInstalling();
listenForTouch();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const page = createRoot(root);

// The first words come with the first picture: a page that changes its language while it is read would be worse.
texts.speak(spokenLanguage()).finally(() => {
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
