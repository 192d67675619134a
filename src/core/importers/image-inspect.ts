import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** What docker, crictl and nerdctl print of an image, and the manifests that a registry keeps of it. */
export const imageInspect = defineImporter({
  id: 'image-inspect',
  summary: 'Output of docker image inspect and its kin',
  recognizes: ({ text }) =>
    /^\s*[[{]/.test(text) && system.test(text) && new RegExp(build.source).test(text),
  read: (doc) => ({ observations: buildsIn(doc) }),
})

const system = /"(?:Os|os)":\s?"windows"/
const build = /"(?:OsVersion|os\.version)":\s?"(10\.0\.\d{5}(?:\.\d{1,6})?)"/g
const tag = /"(?:RepoTags|repoTags)":\s?\[\s*"([^"\s]{1,250})"/g

/** A list of manifests offers an image for each of its builds. */
function buildsIn(doc: Document): readonly Observation[] {
  const tags = matchesOf(doc, tag)
  const builds = matchesOf(doc, build)
  return builds.slice(0, most).map(({ raw, place }) => {
    const name = tags.findLast(({ place: { line } }) => line < place.line) ?? tags[0]
    return stated('image.os', raw, raw, place, name ? { subject: `image ${name.raw}` } : {})
  })
}

/** Nobody looks at more. */
const most = 40
