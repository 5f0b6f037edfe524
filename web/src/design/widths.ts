/** How wide the page is, by the names that tokens.css gives to widths. */
import { useMedia } from "../ground/store";

/** As narrow as a phone: the layout is another one, not only smaller. */
export const usePhone = (): boolean => useMedia("(max-width: 640px)");

/** One column only. */
export const useNarrow = (): boolean => useMedia("(max-width: 760px)");
