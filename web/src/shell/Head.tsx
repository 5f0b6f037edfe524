import { type ReactNode, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button, Icon, Link } from "../design";
import { change, spokenLanguage, useNight, useSettings } from "../ground/settings";
import { type Language, languageNames, languages, useText } from "../i18n";
import "./head.css";

/** The running head of every page: the mark leads home, then the page's name in bold and where we are in italics. */
export function Head({
  title,
  where,
  turn,
  children,
  atTable = false,
  heading = false,
  worded = false,
}: {
  readonly title?: ReactNode;
  readonly where?: ReactNode;
  /** Whose turn it is: on a phone it stands in the title's place. */
  readonly turn?: ReactNode;
  readonly children?: ReactNode;
  readonly atTable?: boolean;
  /** The title is the page's first heading, where the page has no other. */
  readonly heading?: boolean;
  /** The way home is said in words beside the mark. */
  readonly worded?: boolean;
}) {
  const Title = heading ? "h1" : "b";
  const { t } = useText();
  return (
    <header className={atTable ? "head at-table" : "head"}>
      <Link to="/" className={worded ? "home worded" : "home"} {...(!worded && { "aria-label": t("to-home") })}>
        <Icon name="mark" size={46} />
        {worded ? <span>{t("to-home")}</span> : null}
      </Link>
      {title ? (
        <div className="where">
          <Title className="title">{title}</Title>
          {where ? <span className="place">{where}</span> : null}
          {turn ? <span className="turn">{turn}</span> : null}
        </div>
      ) : null}
      {atTable ? <div className={OWN} /> : null}
      <div className="means">{children}</div>
    </header>
  );
}

const OWN = "head-own";

/** What a game has to say in the running head of its table: how far it is, what one has. */
export function InHead({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => setPlace(document.querySelector(`.${OWN}`)), []);
  return place ? createPortal(children, place) : null;
}

/** Three names in a row; on a phone a small list. */
export function LanguageSwitch() {
  const { t } = useText();
  useSettings();
  const spoken = spokenLanguage();
  const choose = (language: Language) => change({ language });
  return (
    <>
      <div className="languages" role="group" aria-label={t("language")}>
        {languages.map((language) => (
          <button
            type="button"
            key={language}
            lang={language}
            aria-pressed={language === spoken}
            onClick={() => choose(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </div>
      <select
        className="languages-list"
        aria-label={t("language")}
        value={spoken}
        onChange={(event) => choose(event.target.value as Language)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </>
  );
}

export function PrintSwitch() {
  const { t } = useText();
  const night = useNight();
  return (
    <Button
      kind="quiet"
      size="small"
      round
      icon={night ? "ui-sun" : "ui-moon"}
      label={night ? t("print-to-day") : t("print-to-night")}
      onClick={() => change({ print: night ? "day" : "night" })}
    />
  );
}
