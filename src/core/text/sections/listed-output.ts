import { textOfJson } from '../formats/json-string.ts'
import type { Line } from '../lines.ts'

/** Where Ansible and the like begin to print what a command answered, one string a line. */
const opening =
  /^\s*["']?(?:[\w.-]{1,60}\.)?(?:stdout|stderr|output)(?:_lines)?["']?\s*:\s*(\[?)\s*$|^\s*["']msg["']\s*:\s*(\[)\s*$/
const inJson = /^\s*"((?:[^"\\]|\\.){0,4000})",?\s*$/
const inYaml = /^\s*-\s(?:'((?:[^']|''){0,4000})'|"((?:[^"\\]|\\.){0,4000})"|(\S.{0,4000}))\s*$/

const ofAnsible = /^(?:TASK|PLAY|RUNNING HANDLER|ok|changed|failed|fatal)\b[^[\n]{0,8}\[/
/** The same in one string; its lines all stand where it does. */
const inOne = /^\s*"(?:stdout|stderr|msg)"\s*:\s*"((?:[^"\\]|\\.){1,200000})",?\s*$/

/** The lines of an answer that stands in a list or a string, without the marks around each. */
export function withoutListMarks(lines: readonly Line[]): readonly Line[] {
  if (!lines.some(({ text }) => opening.test(text) || ofAnsible.test(text))) return lines
  const isAnsible = lines.some(({ text }) => ofAnsible.test(text))
  let list: 'json' | 'yaml' | undefined
  return lines.flatMap((line): Line | readonly Line[] => {
    const whole = isAnsible ? inOne.exec(line.text)?.[1] : undefined
    if (whole !== undefined) {
      list = undefined
      const indent = line.indent + line.text.indexOf(whole)
      return decoded(whole)
        .split(/\r?\n/)
        .map((text) => ({ ...line, text, indent }))
    }
    const found = opening.exec(line.text)
    if (found) {
      list = found[1] === '[' || found[2] === '[' ? 'json' : 'yaml'
      return line
    }
    const text = list && textOf(line.text, list)
    if (text === undefined) {
      list = undefined
      return line
    }
    const start = line.text.indexOf(text.slice(0, 8).trimEnd())
    return { ...line, text, indent: line.indent + Math.max(start, 0) }
  })
}

function textOf(line: string, list: 'json' | 'yaml'): string | undefined {
  if (list === 'json') {
    const [, text] = inJson.exec(line) ?? []
    return text === undefined ? undefined : unescaped(text)
  }
  const [, single, double, plain] = inYaml.exec(line) ?? []
  return single?.replaceAll("''", "'") ?? (double === undefined ? plain : unescaped(double))
}

function unescaped(text: string): string {
  const value = decoded(text)
  return value.includes('\n') ? text : value
}

const decoded = (text: string): string => textOfJson(`"${text}"`) ?? text
