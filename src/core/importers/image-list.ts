import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** What docker buildx prints of an index or list of manifests. */
export const imageList = defineImporter({
  id: 'image-list',
  summary: 'Output of docker buildx imagetools inspect',
  recognizes: ({ text }) => /^[ \t]*Manifests:[ \t]*$/m.test(text) && /\bPlatform:/.test(text),
  read: (doc) => ({ observations: buildsIn(doc) }),
})

const name = /^[ \t]{0,8}Name:[ \t]{1,12}([^\s@]{1,250})[ \t]*$/gm

/** An entry for Windows; newer releases print its build within the platform, former ones below it. */
const entry =
  /^[ \t]{0,8}(Platform:[ \t]{1,12}windows[^\n]{0,80}(?:\n[ \t]{0,8}OSVersion:[^\n]{0,60})?)/gm

function buildsIn(doc: Document): readonly Observation[] {
  const [image] = matchesOf(doc, name)
  const entries = matchesOf(doc, entry).slice(0, most)
  const versioned = entries.flatMap(({ raw, place }) => {
    const [build] = /10\.0\.\d{5}(?:\.\d{1,6})?/.exec(raw) ?? []
    if (build === undefined) return []
    const line = place.line + (/\n/.test(raw.slice(0, raw.indexOf(build))) ? 1 : 0)
    return [
      stated(
        'image.os',
        build,
        build,
        { ...place, line },
        image ? { subject: `image ${image.raw}` } : {},
      ),
    ]
  })
  if (versioned.length > 0) return versioned
  return entries
    .slice(0, 2)
    .map(({ place }, i) =>
      stated(i === 0 ? 'image.unversioned' : 'image.unversionedMore', 'windows', 'windows', place),
    )
}

/** Nobody looks at more. */
const most = 40
