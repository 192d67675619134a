import { ofKind, type AnyParsed } from '../../model/parsed.ts'

/** Whether a configuration of containerd is one of a Windows node, by its handlers and paths. */
export const isOfWindows = (text: string) =>
  /runhcs|(?<![A-Za-z])[A-Za-z]:[\\/]|\\\\\.\\+pipe|npipe:/.test(
    text.replace(/^[ \t]*#[^\n]*/gm, ''),
  )

/** Whether it is one of a Linux node. */
export const isOfLinux = (text: string) =>
  !isOfWindows(text) &&
  /["']\/(?:var|run|etc|opt|usr)\/|io\.containerd\.runc\.|overlayfs/.test(text)

/** Whether a configuration of a Linux node was read, which says nothing of Windows. */
export const hasLinuxContainerd = (parsed: readonly AnyParsed[]) =>
  ofKind(parsed, 'containerd-config').some(({ value }) => isOfLinux(value.text))
