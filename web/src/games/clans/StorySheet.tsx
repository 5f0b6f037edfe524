import { type ReactNode, useState } from "react";
import { Button, Dialog, Tabs } from "../../design";
import { useText } from "../../i18n";

/** On a phone the story and the talk wait behind one key. */
export function StorySheet({ story, chat }: { readonly story: ReactNode; readonly chat: ReactNode }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" size="tall" icon="ui-clock" onClick={() => setOpen(true)}>
        {t("clans-what-happened")}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t("clans-what-happened")}>
        <Tabs
          label={t("clans-what-happened")}
          tabs={[
            { key: "story", label: t("clans-tab-story"), content: story },
            { key: "chat", label: t("clans-tab-chat"), content: chat },
          ]}
        />
      </Dialog>
    </>
  );
}
