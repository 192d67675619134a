import type { Document } from '../model/document.ts'
import { defineImporter } from '../model/importer.ts'
import { decided, stated } from '../model/observe.ts'
import { leadsToOther } from '../text/sections/led-to.ts'
import { ofWindowsNode } from './file-on-windows.ts'
import { statementsBeside } from './prose.ts'
import { lineAbove, matchesOf } from './text-of.ts'
import { acrossLines } from '../values/across-lines.ts'

/** Keys that hardly another file has, and none has two of. */
const keys = new RegExp(
  acrossLines`
    ^[ \t]*(
      ovsBridge|trafficEncapMode|trafficEncryptionMode|transportInterface|tunnelType|hostGateway
      |kubeAPIServerOverride|antreaProxy|antreaClientConnection
    ):
  `,
  'gm',
)
const services = /^[ \t]*serviceCIDR:[ \t]*["']?((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})\b/gm
/** How packets go between nodes. */
const modes = [
  [/^[ \t]*trafficEncapMode:[ \t]*["']?([A-Za-z]{2,20})\b/gm, 'antrea.trafficEncapMode'],
  [/^[ \t]*tunnelType:[ \t]*["']?([A-Za-z]{2,20})\b/gm, 'antrea.tunnelType'],
] as const
const override =
  /^[ \t]*kubeAPIServerOverride:[ \t]*["']?(?:https:\/\/)?([\w.-]{1,253}:\d{1,5})\b/gm
const setting = /^[ \t]*(\w{4,30}:[ \t]*["']?\w{1,30})["']?[ \t]*(?:#[^\n]{0,200})?$/gm

export const antreaAgentConf = defineImporter({
  id: 'antrea-agent-conf',
  summary: 'Configuration of the Antrea agent (antrea-agent.conf)',
  isFile: 'whole',
  recognizes: ({ text, title = '' }) =>
    !/^[ \t]*(?:kind|apiVersion):/m.test(text) &&
    (/antrea-agent\.conf$/i.test(title) || new Set(text.match(keys)).size > 1),

  read: (doc) => ({
    observations: [
      ...matchesOf(doc, keys)
        .slice(0, 1)
        .map(({ raw, place }) => decided('cni', 'antrea', raw, place, { inferred: true })),
      ...matchesOf(doc, services).map(({ raw, place }) => decided('serviceCIDR', raw, raw, place)),
      ...(leadsToOther(lineAbove(doc)) ? [] : modes).flatMap(([key, name]) =>
        matchesOf(doc, key)
          .slice(0, 1)
          .map(({ raw, place }) => stated(name, raw, raw, place)),
      ),
      ...matchesOf(doc, override)
        .slice(0, 1)
        .map(({ raw, place }) =>
          // Kubelets may go by another name of it.
          decided('apiServerEndpoint', raw, raw, place, { inferred: true, weight: 'default' }),
        ),
      ...(isOfWindows(doc)
        ? matchesOf(doc, setting).map(({ raw, place }) =>
            stated('antrea.windowsSetting', raw.replaceAll(/["']/g, ''), raw, place),
          )
        : []),
      ...statementsBeside(doc, /^[ \t]*(?:#|[\w-]{2,40}:)/),
    ],
  }),
})

/** The agents of Linux nodes have a file of the same form. */
const isOfWindows = (doc: Document) => {
  const words = lineAbove(doc)
  if (leadsToOther(words)) return false
  return (
    ofWindowsNode(doc).isOnWindows ??
    (/(?:^|[\W_])win(?:dows)?(?:[\W_\d]|$)/i.test(doc.title ?? doc.file) ||
      /\bwindows\b(?![^\n]{0,80}\blinux\b)/i.test(words))
  )
}
