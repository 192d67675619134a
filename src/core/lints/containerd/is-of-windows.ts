import { valueAt } from '../../model/nodes.ts'
import { ofKind, type AnyParsed, type Config } from '../../model/parsed.ts'

/** Whether a configuration of containerd is one of a Windows node, by its handlers and paths or by what is told of it. */
export const isOfWindows = ({ text, isOnWindows }: Pick<Config, 'text' | 'isOnWindows'>) =>
  hasWindows(text) || (isOnWindows === true && !isOfLinux(text))

const hasWindows = (text: string) =>
  /runhcs|(?<![\w.-])[A-Za-z]:[\\/]|\\\\\.\\+pipe|npipe:/.test(text.replace(/^[ \t]*#[^\n]*/gm, ''))

/** Whether it is written for a Linux node. */
export const isOfLinux = (text: string) =>
  !hasWindows(text) && /["']\/(?:var|run|etc|opt|usr)\/|io\.containerd\.runc\.|overlayfs/.test(text)

/** Whether a configuration of a Linux node was read, which says nothing of Windows. */
export const hasLinuxContainerd = (parsed: readonly AnyParsed[]) =>
  ofKind(parsed, 'containerd-config').some(({ value }) => isOfLinux(value.text))

/** Whether parts of a configuration stand in other files; the list is there in every default one, and empty. */
export const hasImports = (value: unknown) => {
  const list = valueAt(value, ['imports'])
  return list !== undefined && !(Array.isArray(list) && list.length === 0)
}

/** Whether the old table `default_runtime` names a runtime of its own; `containerd config default` of 1.x writes it with an empty one, which is none. */
export const hasOwnDefault = (value: unknown, table: readonly (string | number)[]) => {
  const own = valueAt(value, [...table, 'default_runtime'])
  return own !== undefined && valueAt(own, ['runtime_type']) !== ''
}
