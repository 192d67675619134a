import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { nodeFacts } from '../../describe/node-facts.ts'
import { matchesOf } from '../../text-of.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** The lines of `nodeInfo` of a Windows node, where only they were pasted, or printed by a template. */
export function nodeInfoIn(doc: Document): readonly Observation[] {
  if (!ofWindows.test(doc.text) && !isFiltered(doc)) return []
  const cell = (pattern: RegExp) => matchesOf(doc, pattern)[0]
  return nodeFacts({
    version: cell(kubeletVersion),
    build: cell(/(?:^|[{,])[ \t]*"?kernelVersion"?:[ \t]*"?(10\.0\.\d{5}\.\d{1,6})/gm),
    system: cell(/(?:^|[{,])[ \t]*"?osImage"?:[ \t]*"?(Windows Server[\w ]{1,40})/gm),
    runtime: cell(
      /(?:^|[{,])[ \t]*"?containerRuntimeVersion"?:[ \t]*"?((?:containerd|docker):\/\/[\w.+-]{1,60})/gm,
    ),
    proxy: cell(/(?:^|[{,])[ \t]*"?kubeProxyVersion"?:[ \t]*"?(v1\.[\w.+-]{1,60})/gm),
  })
}

/** Some lines of one node, picked by a filter; those of a node with Linux would show its kernel or name. */
const isFiltered = ({ command = '', text }: Document) =>
  ofOneNode.test(command) &&
  !/\b(?:osImage|kernelVersion|operatingSystem)"?:[ \t]*"?(?![ \t"]|Windows|10\.0\.\d{5}|windows)/.test(
    text,
  )

const ofOneNode = new RegExp(
  acrossLines`
    \bkubectl\s(?:[^\n|]{0,80}\s)?(?:get|describe)\s(?:nodes?|no)(?:\s|\/)[\w.-]{1,80}\b
    [^\n|]{0,80}\|[^\n]{0,40}\b(?:findstr|select-string|sls|grep|where)\b
  `,
  'i',
)

/** The one version that an inventory names beside the flags of a kubelet for Windows. */
export function kubeletBesideFlags(doc: Document): readonly Observation[] {
  const [version, ...others] = /["= ]C:\\/i.test(doc.text) ? matchesOf(doc, kubeletVersion) : []
  return version && others.length === 0 && !ofWindows.test(doc.text) ? nodeFacts({ version }) : []
}

const kubeletVersion = /(?:^|[{,])[ \t]*"?kubeletVersion"?:[ \t]*"?(v1\.[\w.+-]{1,60})/gm
const ofWindows = /(?:^|[{,])[ \t]*"?operatingSystem"?:[ \t]*"?windows\b/m
