import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { matchesOf } from './text-of.ts'

/** What docker, crictl and nerdctl print of an image, and the manifests that a registry keeps of it. */
export const imageInspect = defineImporter({
  id: 'image-inspect',
  summary: 'Output of docker image inspect and its kin',
  isFile: 'whole',
  recognizes: ({ text }) =>
    /^\s*[[{]/.test(text) &&
    system.test(text) &&
    (new RegExp(build.source).test(text) || new RegExp(platform.source).test(text)),
  read: (doc) => ({ observations: [...buildsIn(doc), ...withoutBuild(doc)] }),
})

const system = /"(?:Os|os)":\s?"windows"/
const build = /"(?:OsVersion|os\.version)":\s?"(10\.0\.\d{5}(?:\.\d{1,6})?)"/g
const tag = /"(?:RepoTags|repoTags)":\s?\[\s*"([^"\s]{1,250})"/g

/** An entry of a list of manifests, and not the image itself. */
const platform = /"platform":\s{0,40}(\{[^{}]{0,400}\})/g

/** A list whose entries for Windows do not say for which build they are. */
function withoutBuild(doc: Document): readonly Observation[] {
  const all = matchesOf(doc, platform).filter(({ raw }) => system.test(raw))
  const [first, second] = all
  if (!first || all.some(({ raw }) => raw.includes('"os.version"'))) return []
  const from = doc.text.indexOf(first.raw)
  const entry = (name: string, at: number) =>
    stated(name, 'windows', '"os": "windows"', doc.placeAt(doc.text.indexOf('"os"', at)))
  const more = second && doc.text.indexOf(second.raw, from + first.raw.length)
  return [
    entry('image.unversioned', from),
    ...(more === undefined ? [] : [entry('image.unversionedMore', more)]),
  ]
}

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
