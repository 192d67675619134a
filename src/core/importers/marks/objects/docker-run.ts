import { releaseToldBy } from '../../../catalog/windows/image-words.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, imageAt } from '../../../model/observe.ts'
import { noContainer } from '../../../text/sections/command-lines.ts'
import { foundIn } from '../../../text/patterns/found-in.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** A container that is started by hand: its flags, and the image. */
const run = new RegExp(
  acrossLines`
    \bdocker(?:\.exe)?\s+(?:container\s+)?(?:run|create)
    ((?:\s+-{1,2}[\w-]{1,40}(?:[= ][^\s-][^\s]{0,200})?){0,20})\s+["']?
    (
      (?:mcr\.microsoft\.com|microsoft|[\w.-]{1,80}(?::\d{1,5})?)\/[\w./-]{1,200}
      (?::[\w.-]{1,100})?
    )
  `,
  'g',
)

/** Images for Windows that people run with Docker itself, with the isolation that they ask for. */
export function dockerRunsIn(doc: Document): readonly Observation[] {
  // Scripts and guides show runs on other machines.
  if (!/^docker(?:\.exe)?\s/i.test(doc.command ?? '')) return []
  // An error prints how the container was to be; a container that runs may be of either kind.
  const isShownOtherwise =
    doc.text.includes('"HvPartition":true') ||
    (doc.text.includes('Microsoft Windows [Version ') && !noContainer.test(doc.text))
  return [...foundIn(doc, run)]
    .slice(0, mostRuns)
    .flatMap(({ index, 0: whole, 1: flags = '', 2: image = '' }) => {
      if (releaseToldBy(image) === undefined) return []
      const place = doc.placeAt(index + whole.lastIndexOf(image))
      const more = { subject: `workload ${doc.file}:${place.line} docker run` }
      const asked = /--isolation[= ](process|hyperv)\b/.exec(flags)?.[1]
      return [
        ...imageAt(image, place, more),
        // Without a word of it, Windows Server runs containers as processes.
        ...(asked === undefined && isShownOtherwise
          ? []
          : [
              decided('isolation', asked ?? 'process', asked ?? '', place, {
                ...more,
                ...(asked === undefined ? { inferred: true as const } : {}),
              }),
            ]),
      ]
    })
}

/** Nobody shows more. */
const mostRuns = 20
