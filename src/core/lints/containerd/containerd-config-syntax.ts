import { containerdTables } from '../../catalog/runtimes/containerd-tables.ts'
import { defineLint } from '../../model/lint.ts'

export const containerdConfigSyntax = defineLint({
  id: 'containerd-config-syntax',
  on: 'containerd-config',
  summary: 'The configuration of containerd is TOML',
  remediation: 'Correct the line; containerd config dump shows what containerd reads.',
  decisions: [],

  check({ fault, text }) {
    if (!fault) return []
    const hasBackslash = /"[^"]*(?<!\\)\\[^\\btnfruU"][^"]*"/.test(fault.text)
    return [
      {
        path: [],
        place: fault.place,
        // A paste may be cut or have words between; a path with its backslashes, a text without its second
        // quote before the next setting, and a table or setting that is given twice are wrong as they stand.
        basis:
          hasBackslash || isOpen(fault.text, text) || isTwice(fault.reason, text)
            ? 'refused'
            : 'advice',
        message: hasBackslash
          ? 'A path stands in double quotes with single backslashes, which TOML takes for escapes; containerd cannot read its configuration.'
          : isTwice(fault.reason, text) && table.test(fault.text)
            ? `The table ${fault.text.trim()} stands there twice ("duplicated tables"); containerd cannot read its configuration.`
            : `containerd could not read this as its configuration: ${fault.reason}.`,
        ...(hasBackslash
          ? { remediation: 'Double the backslashes, write slashes, or take single quotes.' }
          : isTwice(fault.reason, text)
            ? { remediation: 'Put the settings of both into one table, and restart containerd.' }
            : {}),
        facts: [containerdTables.toml],
      },
    ]
  },
})

const table = /^\s*\[[^[\]\n]{1,200}\]/

/** Whether one whole file, and no two that were pasted together nor a part before and after, says a thing twice. */
const isTwice = (reason: string, text: string) =>
  /\bredefine\b/.test(reason) && (text.match(/^[ \t]*version[ \t]*=/gm) ?? []).length === 1

/** Whether a text begins in a line and does not end before the next setting or table. */
function isOpen(line: string, text: string): boolean {
  const lines = text.split('\n').map((one) => one.trimEnd())
  const next = lines.slice(lines.indexOf(line.trimEnd()) + 1).find((one) => one.trim() !== '')
  const quotes = line.replaceAll(/\\./g, '').split('"').length - 1
  return (
    /^\s*[\w.-]{1,80}\s*=\s*"[^"]*$/.test(line) &&
    quotes === 1 &&
    /^\s*(?:\[|[\w.-]{1,80}\s*=)/.test(next ?? '')
  )
}
