import { observedOfChecks } from '../../../catalog/symptoms/observed/of-checks.ts'
import { observedOfNetworks } from '../../../catalog/symptoms/observed/of-networks.ts'
import { observedOfNodes } from '../../../catalog/symptoms/observed/of-nodes.ts'
import { ofLog } from '../../../importers/component-log.ts'
import { memoize } from '../../../values/memoize.ts'
import { wordsInEnglish } from '../../../text/words-in-english.ts'
import type { ReadDocument, SentFile } from '../reading/read.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** Whether people say that they saw what a cause asks for. */
export type Tells = (observed: string) => boolean

const all: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({ ...observedOfNetworks, ...observedOfNodes, ...observedOfChecks }),
)

/** Nobody tells more beside messages. */
const most = 20_000

/** What the words of documents say, read when the first message asks. */
export function tellsIn(files: readonly SentFile[], documents: readonly ReadDocument[]): Tells {
  let read: string | undefined
  return tellsOf(() => (read ??= wordsOf(files, documents)))
}

/** What a text says. */
export const tellsOf = (text: () => string): Tells =>
  memoize((observed: string) => {
    const words = all.get(observed)
    if (!words) return false
    const read = text()
    const { index, 0: said } = words.exec(read) ?? { index: 0 }
    return (
      said !== undefined &&
      !denied.test(read.slice(Math.max(index - 24, 0), index)) &&
      (!negation.test(said) || negation.test(words.source.replaceAll('\\b', ' ')))
    )
  })

const denied = /\b(?:no|not|never|nobody|without|no longer|nor|neither|n['’]t)\s(?:\w+\s){0,2}$/i

/** Words that turn what they stand in, unless those asked for have them too. */
const negation = /\b(?:not|never|nobody|no longer)\b|n['’]t\b/i

/** What stands outside of files and output; lines of a paragraph are one. */
function wordsOf(files: readonly SentFile[], documents: readonly ReadDocument[]): string {
  return files
    .map(({ name, text }) => {
      const sent = text.slice(0, most)
      const sentLines = (wordsInEnglish(sent) ?? sent).split('\n')
      const lines = [...sentLines]
      for (const { doc, importer } of documents) {
        if (doc.file !== name || importer === undefined || spoken.has(importer.id)) continue
        for (let i = doc.first - 1; i < doc.last; i++) {
          const isBelow = i > doc.first && /^\s*$/.test(sentLines[i - 1] ?? '')
          if (!isBelow || !sentence.test(lines[i] ?? '')) lines[i] = ''
        }
      }
      return lines.map((line) => wordsAround(line)).join('\n')
    })
    .join('\n\n')
    .slice(0, most)
    .replaceAll(/(?<!\n)\n(?!\n)/g, ' ')
}

/** A line below output, behind an empty one, in which somebody goes on in words. */
const sentence =
  /^(?=.{20,400}[.!?]\s{0,4}$)[A-Z][a-z]{0,12}(?:['’][a-z]{1,2})? (?:[a-z]|`?[\w.]+ )[^={}"]*$/

/** What people say on one line with a message, before or behind it, or the line where it has none. */
function wordsAround(line: string): string {
  const { index } = ofLog.exec(line) ?? {}
  if (index === undefined) return line
  const front = line.slice(0, index)
  const said = front.slice(0, Math.max(front.lastIndexOf(': '), front.lastIndexOf('. ')) + 1)
  return `${said.split(' ').length > 4 && !/["={]/.test(said) ? said : ''} ${behindMessage(line)}`
}

const sentenceBehind = new RegExp(
  acrossLines`
    [.)"”]\s{1,3}(
      (?:(?:The|Our|This|All|Both|These|A|Windows) )?
      (?:We|I|It|They|[Nn]odes?|[Hh]osts?|[Mm]achines?|[Ss]ervers?|VMs?|[Pp]ods?|[Cc]luster)
      \s[^"]{3,400}
    )$
  `,
)
/** What people say on the line of a message, behind it. */
const behindMessage = (line: string) => sentenceBehind.exec(line.slice(-500))?.[1] ?? ''

const spoken = new Set(['prose', 'component-log'])
