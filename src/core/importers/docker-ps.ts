import { releaseToldBy } from '../catalog/windows/image-words.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { imageAt, stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'
import { matches } from '../text/patterns/may-match.ts'
import { acrossLines } from '../values/across-lines.ts'

/** Containers that the kubelet made with Docker, with their images. */
export const dockerPs = defineImporter({
  id: 'docker-ps',
  summary: 'Output of docker ps',
  recognizes: (doc) => matches(doc, head),
  read: (doc) => ({
    observations: matchesOf(doc, row)
      .filter(({ groups: [, , name = ''] }) => name !== 'POD')
      .slice(0, mostRows)
      .flatMap(({ raw, place, groups: [, status = '', name = ''] }): readonly Observation[] => {
        if (releaseToldBy(raw) === undefined) return []
        const more = { subject: `workload ${doc.file}:${place.line} ${name}` }
        // One that runs has found its host.
        return /^Up\b/.test(status)
          ? [stated('image', raw, raw, place, more)]
          : imageAt(raw, place, more)
      }),
  }),
})

const head = /^[ \t]*CONTAINER ID[ \t]+IMAGE[ \t]+COMMAND\b/m

const row = new RegExp(
  acrossLines`
    (?<=^[ \t]*[\da-f]{12,64}[ \t]+)(\S{3,250})[ \t][^\n]{0,300}?[ \t]
    (Up|Created|Exited|Restarting|Dead|Paused)\b[^\n]{0,200}?[ \t]
    (?:k8s_(\w[\w.-]{0,100}?)_\S{1,300})?[ \t]*$
  `,
  'gm',
)

/** Nobody shows more. */
const mostRows = 20
