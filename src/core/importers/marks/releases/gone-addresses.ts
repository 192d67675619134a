import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { isLeftBehind } from '../node/left-behind.ts'
import { mentions } from '../../../text/patterns/may-match.ts'
import { wordsAround } from '../../prose/lines.ts'
import { matchesOf } from '../../text-of.ts'
import { commandOf } from '../../objects/with-command.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A file of the main branch that a command fetches or applies. */
const ofMain = new RegExp(
  acrossLines`
    \b(?:
      curl(?:\.exe)?|wget|iwr|Invoke-WebRequest|Start-BitsTransfer|DownloadFile
      |kubectl[ \t][^\n]{0,60}?(?:apply|create)
    )\b[^\n]{0,200}?\/kubernetes-sigs\/sig-windows-tools\/(?:raw\/|blob\/)?(?:refs\/heads\/)?
    (?:master|main)\/([\w.-]{1,60}(?:\/[\w.-]{1,60}){1,6})
  `,
  'gi',
)

/** Files of SIG Windows Tools that somebody takes from where they may be gone. */
export const goneAddressesIn = (doc: Document): readonly Observation[] =>
  [doc, commandOf(doc)].flatMap((one) =>
    one && mentions(one, '/sig-windows-tools/')
      ? matchesOf(one, ofMain)
          .filter(({ raw, place }) => !isLeftBehind(wordsAround(one, place, raw).ahead))
          .map(({ raw, place }) => stated('fetched.swtools', raw, raw, place))
      : [],
  )
