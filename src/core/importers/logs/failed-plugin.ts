import type { Document } from '../../model/document.ts'
import type { Observation } from '../../model/observation.ts'
import { decided, stated } from '../../model/observe.ts'
import { privateNetworks } from '../../catalog/cni/private-networks.ts'
import { cniAt, cniOf } from '../names.ts'
import { matchesOf } from '../text-of.ts'
import { mentions } from '../../text/patterns/may-match.ts'

const plugin =
  /\bplugin type=\\*["']([\w-]{2,40})\\*["'] (?:name=\\*["']([\w.-]{1,60})\\*["']|failed \()/g

const missing =
  /\bfailed to find plugin \\*["']([\w-]{2,40})\\*["'] in path \[(?=\\*["']?[A-Za-z]:)/g

/** A plugin that a Windows node looks for, and has not. */
const missingIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'failed to find plugin')
    ? matchesOf(doc, missing)
        .slice(0, 1)
        .map(({ raw, place }) => stated('cni.missingOnWindows', raw, raw, place, { absent: true }))
    : []

/** containerd prints the plugin and its network: `plugin type="flannel" name="cbr0" failed (add)`. */
export const failedPluginIn = (doc: Document): readonly Observation[] => [
  ...missingIn(doc),
  ...addedIn(doc),
  ...pluginIn(doc),
]

/** A network of one host, which was left there or came with the runtime, tells nothing of that of the cluster. */
const isPrivate = (raw: string) => privateNetworks.has(cniOf(raw))

const pluginIn = (doc: Document): readonly Observation[] =>
  !mentions(doc, 'plugin type=')
    ? []
    : matchesOf(doc, plugin)
        .slice(0, 1)
        .flatMap(({ raw, place, placeOf, groups: [, name] }) => [
          ...cniAt(raw, place, isPrivate(raw) ? { weight: 'default', inferred: true } : {}),
          ...(name === undefined ? [] : [stated('cni.networkName', name, name, placeOf(1))]),
          ...(name !== undefined && /^(?:(?:win|sdn)-?(?:overlay|bridge)|flannel)$/.test(raw)
            ? [decided('hnsNetworkName', name, name, placeOf(1), { inferred: true })]
            : []),
          ...(/^(?:win|sdn)-?overlay$/.test(raw)
            ? [decided('networkMode', 'overlay', raw, place, { inferred: true })]
            : []),
          ...(/^(?:win-|sdn)bridge$/.test(raw)
            ? [decided('networkMode', 'l2bridge', raw, place, { inferred: true })]
            : []),
        ])

/** The kubelet with dockershim: `About to add CNI network cbr0 (type=flannel)`. */
const added = /\bAbout to add CNI network ([\w.-]{1,60}) \(type=(?!loopback\b)([\w-]{2,40})\)/g

/** Linux nodes print it as well. */
const addedIn = (doc: Document): readonly Observation[] =>
  mentions(doc, 'About to add CNI network') &&
  /\b(?:cni|kubelet)\w{0,20}_windows\.go:\d/.test(doc.text)
    ? matchesOf(doc, added)
        .slice(0, 1)
        .flatMap(({ raw, place, placeOf, groups: [, type = ''] }) => [
          ...cniAt(type, placeOf(1)),
          stated('cni.networkName', raw, raw, place),
          decided('containerRuntime', 'docker', type, placeOf(1), { inferred: true }),
        ])
    : []
