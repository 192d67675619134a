import { isWindowsImage } from '../catalog/windows/image-tag.ts'
import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import type { Observation } from '../model/observation.ts'
import { stated } from '../model/observe.ts'
import { misreadStepsIn } from './dockerfile/dockerfile-escapes.ts'
import { unusedStagesIn } from './dockerfile/image-stages.ts'
import { startedBy } from './dockerfile/image-start.ts'
import { startFolderIn } from './dockerfile/image-folder.ts'
import { sourcesOutsideIn } from './dockerfile/image-sources.ts'
import { volumeDrivesIn } from './dockerfile/image-volumes.ts'
import { pastLogMonitorIn } from './dockerfile/log-monitor-start.ts'
import { nanoStepsIn } from './dockerfile/nano-steps.ts'
import { startedIn } from './prose/runtimes/images.ts'
import { matchesOf } from './text-of.ts'

/** What an image is built from; its last stage is what runs. */
export const dockerfile = defineImporter({
  id: 'dockerfile',
  summary: 'Dockerfile',
  recognizes: ({ text }) =>
    beginning.test(text) &&
    instruction.test(text) &&
    !/\b(?:kubelet|kube-proxy|flanneld)\b/.test(text),
  read: (doc) => ({
    observations: [
      ...startedIn(doc),
      ...baseIn(doc),
      ...nanoStepsIn(doc),
      ...pastLogMonitorIn(doc),
      ...volumeDrivesIn(doc),
      ...sourcesOutsideIn(doc),
      ...startFolderIn(doc),
      ...misreadStepsIn(doc),
      ...unusedStagesIn(doc),
      ...startedBy(doc),
    ],
  }),
})

/** Comments and arguments may stand above the first stage. */
const beginning =
  /^(?:[ \t]*(?:#[^\n]{0,400}|ARG[ \t][^\n]{0,400})?\n){0,80}[ \t]*FROM[ \t]+(?:--platform=\S{1,60}[ \t]+)?[\w$]/i
const instruction =
  /^(?:RUN|COPY|ADD|WORKDIR|ENTRYPOINT|CMD|SHELL|EXPOSE|ENV|USER|LABEL|VOLUME)[ \t]/m
const stage =
  /^[ \t]*FROM[ \t]+(?:--platform=\S{1,60}[ \t]+)?([^\s#]{1,250})(?:[ \t]+AS[ \t]+([\w.-]{1,80}))?[ \t]*$/gim
const argument = /^[ \t]*ARG[ \t]+(\w{1,80})=["']?([^\s"']{1,200})/gim

/** The image below the last stage, through stages that it is built on; a build may give arguments other values. */
function baseIn(doc: Document): readonly Observation[] {
  const defaults = new Map(
    matchesOf(doc, argument).map(({ groups: [name = '', value = ''] }) => [name, value]),
  )
  const stages = matchesOf(doc, stage)
  let own = stages.at(-1)
  for (let i = stages.length - 2; own && i >= 0; i--) {
    const below = stages[i]
    if (below?.groups[1] !== undefined && isSame(below.groups[1], own.raw)) own = below
  }
  if (!own) return []
  const { raw, place } = own
  const image = raw.replaceAll(
    /\$\{?(\w{1,80})\}?/g,
    (whole, name: string) => defaults.get(name) ?? whole,
  )
  const [, name] = /^\$\{?(\w{1,80})\}?$/.exec(raw) ?? []
  const open = name === undefined ? [] : [stated('image.baseArgument', name, raw, place)]
  if (image.includes('$') || !isWindowsImage(image)) return open
  return [...open, stated('image.base', image, raw, place, image === raw ? {} : { inferred: true })]
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
