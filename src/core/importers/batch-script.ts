import { defineImporter } from '../model/importer.ts'
import { statementsAround } from './scripts/around-script.ts'
import { pathsIn } from './command-line/paths.ts'
import { givenToService, unescaped } from './command-line/made-service.ts'
import { brokenCaretsIn } from './scripts/broken-carets.ts'
import { echoedFilesIn } from './scripts/echoed-files.ts'
import { merged, readLine } from './command-line/observe.ts'
import { parseCommandLine } from './command-line/parse.ts'
import { variableIn } from './command-line/variables.ts'
import { plainText, type Mapped } from '../text/mapped.ts'

export const batchScript = defineImporter({
  id: 'batch-script',
  summary: 'Batch script',
  recognizes: ({ text }) =>
    /^\s*(?:@echo off|setlocal|set\s+"?\w{1,80}=|rem\s|%\w+%\\)/im.test(text),

  read(doc) {
    const variables = new Map<string, Mapped>()
    const readings = [...joinedLines(doc.text)].map(({ text, at }) => {
      if (comment.test(text)) return {}
      const [, name, value = ''] = /^\s*set\s+"?(\w{1,80})=(.*?)"?\s*$/i.exec(text) ?? []
      const valueAt = at + Math.max(text.indexOf('='), 0) + 1
      if (name !== undefined) {
        // What a loop puts in is not shown.
        const key = name.toLowerCase()
        if (value.includes('%%')) variables.delete(key)
        else {
          const own = withVariables(value, valueAt, variables)
          if (plainText(own).length <= longestValue) variables.set(key, own)
        }
        // One that holds another has its value.
        const held = variables.get(key)
        const told = held && value.includes('%') ? plainText(held) : value
        const found = variableIn(doc, name, told, doc.placeAt(valueAt))
        return {
          observations:
            told === value
              ? found
              : found.map((one) => ({ ...one, raw: value, inferred: true as const })),
        }
      }
      if (!/--\w|\s-\w|\s%\w{1,80}%/.test(text)) return {}
      const given = givenToService(text)
      const start = at + (given?.start ?? 0)
      const pieces = withVariables(given?.text ?? text, start, variables)
      const line = parseCommandLine(given ? pieces.flatMap(unescaped) : pieces, doc, given?.program)
      return line ? readLine({ ...line, ...(given?.isService && { isService: true }) }, doc) : {}
    })
    return merged([
      {
        observations: [...pathsIn(doc), ...statementsAround(doc), ...brokenCaretsIn(doc)],
        inner: echoedFilesIn(doc),
      },
      ...readings,
    ])
  },
})

/** What nobody runs, whatever stands in it. */
const comment = /^\s*@?(?:rem(?=\s|$)|::)/i

/** What Windows takes in one command; a value that is put together from itself grows without end. */
const longestValue = 8_191

/** A variable puts its text where it stands; one with arguments has them at its own place. */
function withVariables(
  text: string,
  start: number,
  variables: ReadonlyMap<string, Mapped>,
): Mapped {
  let from = start
  return text.split(/(%\w{1,80}%|%%[a-z]\b)/i).flatMap((part): Mapped => {
    const at = from
    from += part.length
    const own = /^%(\w+)%$/.exec(part)?.[1]?.toLowerCase()
    // What a loop goes through is told at its run.
    if (own === undefined) {
      return [part.startsWith('%%') ? { text: part, at, isOpen: true } : { text: part, at }]
    }
    const set = variables.get(own)
    if (!set) return [{ text: part, at, isOpen: true }]
    return plainText(set).includes('--') ? set : [{ text: plainText(set), at }]
  })
}

/** Lines that end in a caret go on below. */
function* joinedLines(text: string): Generator<{ readonly text: string; readonly at: number }> {
  let open: { text: string; at: number } | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const current = open ? { text: `${open.text} ${line}`, at: open.at } : { text: line, at }
    open = undefined
    if (/\^\s*$/.test(line) && current.text.length < 20_000) {
      open = { text: current.text.replace(/\^\s*$/, ' '), at: current.at }
    } else yield current
    at += line.length + 1
  }
  if (open) yield open
}
