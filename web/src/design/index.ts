export { Button, type ButtonLook } from "./Button";
export { Axes, ChartTable, Legend, Line, Marker, Patterns, SERIES, type Series, useWidth } from "./Chart";
export { along, ticks } from "./chart-scales";
export { closeDialogs, Dialog, Drawer } from "./Dialog";
export { Beads, Face } from "./Face";
export { Drawn, Icon } from "./Icon";
export { Figures, gain, Ledger, type LedgerRow, signed } from "./Ledger";
export { Link, LinkButton } from "./Link";
export { pace, useMotion } from "./motion";
export {
  Caption,
  Card,
  Chip,
  ChipButton,
  type Choice,
  Choices,
  Coming,
  Detail,
  Field,
  Loading,
  PencilNumber,
  Plate,
  Ribbon,
  State,
  Strip,
  Switch,
  type Tone,
  useLate,
} from "./parts";
export { CREAM, LINE, Scene } from "./Scene";
export { Strewn } from "./Strewn";
export { useTab } from "./signal";
export { type Sound, sound } from "./sound";
export { Sprite } from "./sprite";
export { type Tab, Tabs } from "./Tabs";
export { useNarrow, usePhone } from "./widths";
