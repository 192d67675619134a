import { defineImporter } from '../model/importer.ts'
import type { Document } from '../model/document.ts'
import type { Observation } from '../model/observation.ts'
import { computerNameAt, decided, kubernetesVersionAt, stated } from '../model/observe.ts'
import { failedPluginIn } from './logs/failed-plugin.ts'
import { loggedFlannelIn } from './logs/logged-flannel.ts'
import { flanneldFlagsIn, gatesIn, loggedFlagsIn, loggedLineIn } from './logs/logged-flags.ts'
import { loggedKubeletIn } from './logs/logged-kubelet.ts'
import { agentOfWindows, cniAt, cniOf, networkModeAt } from './names.ts'
import { merged } from './command-line/observe.ts'
import { beside, saidFlagsBeside, statementsBeside } from './prose.ts'
import { refusedFlagsIn } from './logs/refused-flags.ts'
import { matchesOf } from './text-of.ts'
import { besideLine } from './prose/lines.ts'
import { memoizeByObject } from '../values/memoize.ts'
import { acrossLines } from '../values/across-lines.ts'
import { version, agentAssigned } from './component-log-words.ts'

export const componentLog = defineImporter({
  id: 'component-log',
  summary: 'Log or events',
  origin: 'log',
  recognizes: ({ text }) =>
    /^(?:.{0,200}\s)?[IWEF]\d{4} \d{2}:\d{2}:\d{2}\.\d/m.test(text) ||
    /^\s*time="[^"\n]{10,60}"\s+level=/m.test(text) ||
    /^\s*\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{1,6} \[(?:DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|PANIC)\]/m.test(
      text,
    ) ||
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\|\d{5}\|/m.test(text) ||
    /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d (?:\[\d{1,7}\] )?\[[\w-]{1,30}\] /m.test(text) ||
    /^\s*(?:Normal|Warning)\s+\w{3,40}\s+(?:\d+[smhd]|<)/m.test(text) ||
    /^\s*(?:LAST SEEN|Type\s+Reason\s+Age)\b|\bplugin type=\\*["'][\w-]{2,40}\\*["'] /m.test(
      text,
    ) ||
    /^\s*\{"(?:level|log|ts|time)"/m.test(text),

  read: (doc) =>
    merged([
      { observations: [...statementsBeside(doc, ofLog), ...loggedIn(doc)] },
      loggedLineIn(doc),
      ...saidFlagsBeside(doc, ofLog),
    ]),
})

/** What people say before and after the lines of a log, which are left out. */
export const wordsBesideLog = (doc: Document): Document => beside(doc, ofLog)

/** What the lines of a log tell, whatever stands between them. */
export const loggedIn = (doc: Document): readonly Observation[] => [
  ...refusedFlagsIn(doc),
  ...loggedFlagsIn(doc),
  ...loggedFlannelIn(doc),
  ...loggedKubeletIn(doc),
  ...flanneldFlagsIn(doc),
  ...gatesIn(doc),
  ...calicoIn(doc),
  // What kube-proxy was told, or took from its environment.
  ...matchesOf(doc, /\bHNS Network spe[ci]{2}fied by ([\w.-]{1,60}?)\.?(?=\s|$)/gi)
    .slice(0, 1)
    .map(({ raw, place }) => decided('hnsNetworkName', raw, raw, place)),
  ...matchesOf(doc, /\bnode \\*"([\w.-]{1,80})\\*" (?:not found|pod cidr not assigned)/gi)
    .slice(0, 1)
    .map(({ raw, place }) => decided('nodeName', raw, raw, place, { inferred: true })),
  ...matchesOf(doc, /\bGETHNSNewtorkByName\(([\w.-]{1,60})\)/gi)
    .slice(0, 1)
    .flatMap(({ raw, place }) => [
      decided('hnsNetworkName', raw, raw, place),
      ...(raw === 'OVNKubernetesHybridOverlayNetwork'
        ? [decided('cni', 'ovn-kubernetes', raw, place, { inferred: true })]
        : []),
    ]),
  // A network agent for Windows that was given a node.
  ...matchesOf(doc, agentAssigned)
    .slice(0, 1)
    .flatMap(({ raw, place }) => agentOfWindows(raw, place)),
  // dockershim prints the type of the plugin, then the name of the network.
  ...matchesOf(doc, /\b(?:to|from) network "?([\w-]{2,40})[/:]/g)
    .filter(({ raw }) => cniOf(raw) !== undefined)
    .slice(0, 1)
    .flatMap(({ raw, place }) => cniAt(raw, place)),
  // What systemd wrote is the log of a Linux node.
  ...matchesOf(doc, /^[IWE]\d{4} [^\n]{0,80}\] Using node IP: \\*"((?:\d{1,3}\.){3}\d{1,3})\\*"/gm)
    .slice(-1)
    .map(({ raw, place }) => decided('nodeIP', raw, raw, place, { inferred: true })),
  ...failedPluginIn(doc),
  ...kubeProxyIn(doc),
  ...matchesOf(
    doc,
    /^Running on machine: ([\w-]{1,63})\r?\nBinary: Built with gc \S{1,40} for windows\//gm,
  )
    .slice(0, 1)
    .flatMap(({ raw, place }) => computerNameAt(raw, place)),
  ...matchesOf(doc, version)
    .filter(({ place }) => isOfKubelet(doc, place.line))
    // The kubelet of the last start; one that starts over and over tells it each time.
    .filter((_, i, all) => all.findIndex((one) => one.raw === all.at(-1)?.raw) === i)
    .flatMap(({ raw, place }) => [
      stated('kubelet.version', raw.replace(/^v/, ''), raw, place),
      ...kubernetesVersionAt(raw, place),
    ]),
]

/** Both components print `Version:`; the other lines tell whose log it is. */
const isOfKubelet = (doc: Document, line: number): boolean =>
  /kubelet ?version/i.test(besideLine(doc, { line }).own) || isKubeletsAlone(doc)

const isKubeletsAlone = memoizeByObject(
  ({ file, text }: Document): boolean =>
    /\bkubelet/.test(`${file}\n${text}`) &&
    !/\bproxier|kube-?proxy|FLAG: --proxy-mode=/i.test(text),
)

const loadedNetwork = new RegExp(
  acrossLines`
    \bHns Network loaded(?: with info =|" hnsNetworkInfo=) ?&?\{\\?"?(?!id\b)
    (?:name(?:\\?":\\?"|:))?([\w.-]{1,60})(?:
      (?: (?:id:)?|\\?",\\?"id\\?":\\?")\{?[\w-]{1,40}\}?
      (?: (?:networkType:)?|\\?",\\?"networkType\\?":\\?")(\w{4,20})\b
    )?
  `,
  'gi',
)
/** The network that kube-proxy found, and its own version, where the log is its own. */
const kubeProxyIn = (doc: Document): readonly Observation[] => [
  ...matchesOf(doc, loadedNetwork)
    .slice(0, 1)
    .flatMap(({ raw, placeOf, groups: [, type = ''] }) => [
      decided('hnsNetworkName', raw, raw, placeOf(0)),
      ...(type === '' ? [] : networkModeAt(type, placeOf(1), { inferred: true })),
    ]),
  // The address that HNS was given with a load balancer.
  ...(doc.text.includes('SourceVIP')
    ? matchesOf(doc, /\bHns loadbalancer\b[^\n]{0,400}?"SourceVIP":"(\d{1,3}(?:\.\d{1,3}){3})"/gi)
        .slice(0, 1)
        .map(({ raw, place }) => decided('sourceVip', raw, raw, place, { inferred: true }))
    : []),
  ...(isOfProxy(doc)
    ? matchesOf(doc, version)
        .slice(-1)
        .map(({ raw, place }) => stated('kubeProxy.version', raw.replace(/^v/, ''), raw, place))
    : []),
]

/** A flag that kube-proxy alone has tells more than the path of a file that the kubelet has too. */
const isOfProxy = ({ file, text }: Document) =>
  text.includes('FLAG: --proxy-mode=') ||
  (!/\bkubelet/.test(text) && /\bproxier\.go|\bkube-?proxy\b/i.test(`${file}\n${text}`))

/** Calico prints the name of its node, and the HNS network that it found, as Go has it. */
const calicoIn = (doc: Document): readonly Observation[] => [
  ...matchesOf(
    doc,
    /\b(?:startup|node)\/[\w.]{1,40} \d{1,5}: (?:[^\n]{0,120}\bhost="|Determined node name: |Using node name: )([\w.-]{1,80})/g,
  )
    .slice(0, 1)
    .map(({ raw, place }) => decided('nodeName', raw, raw, place, { inferred: true })),
  ...matchesOf(
    doc,
    /\bUsing autodetected IPv4 address on interface [^\n:]{1,80}: ((?:\d{1,3}\.){3}\d{1,3})\/\d/g,
  )
    .slice(-1)
    .flatMap(({ raw, place }) => [
      stated('calico.foundAddress', raw, raw, place),
      decided('nodeIP', raw, raw, place, { inferred: true }),
    ]),
  ...matchesOf(doc, /\bSelected default IP pool is '((?:\d{1,3}\.){3}\d{1,3}\/\d{1,2})'/g)
    .slice(-1)
    .map(({ raw, place }) => decided('clusterCIDR', raw, raw, place, { inferred: true })),
  ...matchesOf(doc, /\bBackend networking is (vxlan|windows-bgp)\b/g)
    .slice(-1)
    .flatMap(({ raw, place }) => [
      decided('cni', 'calico', raw, place, { inferred: true }),
      ...networkModeAt(raw, place, { inferred: true }),
    ]),
  ...matchesOf(doc, /\bStarting node [\w.-]{1,80} with version v(3\.\d{1,3}\.\d{1,3})\b/g)
    .slice(-1)
    .map(({ raw, place }) => decided('cniRelease', raw, raw, place)),
  ...matchesOf(doc, /\bHNS network \[&\{Id:[\w-]{1,40} Name:(Calico[\w-]{0,40}) Type:(\w{1,20})/g)
    .slice(0, 1)
    .flatMap(({ raw, place, groups: [, type = ''] }) => [
      decided('cni', 'calico', raw, place, { inferred: true }),
      ...networkModeAt(type, place, { inferred: true }),
    ]),
]

/** A line of a log. */
export const ofLog = new RegExp(
  acrossLines`
    [IWEF]\d{4} \d{2}:\d{2}:
    |^\s*(?:
      time=|\{
      |(?:(?:[\w.-]{1,63}\s{1,40})?(?:(?:\d{1,5}[smhdy]){1,2}|<\w{1,12}>)\s{1,20})?
        (?:Normal|Warning)\s
    )
    |\b(?:err|error|failed|desc) ?[=:]
    |\d{2}:\d{2}:\d{2}
  `,
  'i',
)
