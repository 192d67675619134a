import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { cniAt, networkModeAt } from '../../names.ts'
import { kubeOvnIn } from '../../objects/kube-ovn.ts'
import { matchesOf } from '../../text-of.ts'
import { isAsked } from '../meant/asked.ts'
import { isEitherMode, isModeOff } from './either-mode.ts'
import { isForPolicies, policiesIn } from './for-policies.ts'
import { isOfAnotherTime } from '../meant/past.ts'
import { lineOf, systemBehind, wordsAround } from '../lines.ts'
import { isModeBefore, modesOfNowIn, readModesOfNow } from './mode-of-now.ts'
import { networkLabelsIn } from './network-labels.ts'
import { isFirstOfPlace } from '../once.ts'
import { listedPluginsIn } from './listed-plugins.ts'
import { failingModesIn } from './failing-mode.ts'
import {
  agentInUse,
  endpointPluginInUse,
  otherPluginInUse,
  pluginInUse,
  pluginTried,
} from './plugin-in-use.ts'
import { pluginModeIn } from './plugin-mode.ts'
import { isReportedAt, isTriedApart, saidIn } from '../meant/said.ts'
import { acrossLines } from '../../../values/across-lines.ts'
import {
  named,
  behindMode,
  behindWay,
  inBrackets,
  there,
  labelled,
  nodeAddress,
  withName,
  otherInUse,
  bothFamilies,
  labelledOther,
  modeInBrackets,
  modeWords,
  pluginAhead,
} from './network-words.ts'

/** “1.30.6 + Calico v3.28.2 and 1.31.3 + Calico v3.29.0” are two setups. */
function isOneOfSeveral(line: string, name: string, version: string): boolean {
  const [, one = '', other = ''] =
    new RegExp(
      acrossLines`
        \b${name}\s(v?\d[\d.]{2,12}\d)\s?(?:,|and|or|&|/)\s?
        (?:(?:\w{0,10}\s?v?\d[\w.-]{2,20}\s?(?:\+|with)\s?)?${name}\s|(?<=\bboth\s${name}\s[\w.]{3,16}\sand\s))
        (v?\d[\d.]{2,12}\d)
      `,
      'i',
    ).exec(line) ?? []
  return one !== other && [one, other].includes(version)
}

const pluginWithMode = new RegExp(
  acrossLines`
    \b(flannel|calico)(?:-cni)?(?:\s+(?:for|on)\s+windows)?\s*(?:[-(,/]|の|的)?\s*
    (?:
      (?:with|in|using|im|mit|en(?:\s(?:mode|modo))?|em(?:\smodo)?|con|w\strybie|в\sрежиме)\s+
      (?:the\s)?
    )?(?:overlay|vxlan|host-?gw|host[- ]gateway|l2bridge|bgp)\b
  `,
  'gi',
)
const modeOfPlugin = new RegExp(
  acrossLines`
    \b(?:flannel|calico|win-overlay|win-bridge)(?:-cni)?(?:\s+(?:for|on)\s+windows)?\s*
      (?:[-(,/]|の|的)?\s*(?:
        (?:with|in|using|im|mit|en(?:\s(?:mode|modo))?|em(?:\smodo)?|con|w\strybie|в\sрежиме)\s+
        (?:the\s)?
      )?(overlay|vxlan|host-gw|host[- ]gateway|l2bridge)\b
    |\bcalico\s+(?:for|on)\s+windows\b[^.\n]{0,20}\b(bgp)\b
  `,
  'gi',
)
const modeInWords = new RegExp(
  acrossLines`
    (?<!
      \b(?:no|not|without|instead of|than)\s(?:an?\s|the\s|use\s(?:an?\s)?)?
      |n['’]t\suse\s(?:an?\s|the\s)?
    )\b(l2bridge|l2tunnel|overlay|host-gw|vxlan)\s+(?:network(?:ing)?|mode)\b
    |\bnetwork mode\s*(?:[:=]|is\b)?\s*(l2bridge|l2tunnel|overlay|transparent|nat)\b
    |(?<!
      \b(?:
        if|can|could|may|might|must|shall|should|would|do|did|when|where|whether|unless|until
        |before|why|how
      )\s
    )\bwe(?:\s(?:still|currently|now|all)|\sare|['’]re){0,2}\s(?:use|run|using|running|on|have)
      \s(l2bridge|l2tunnel)\b
  `,
  'gi',
)
/** “Calico with VXLAN”, also where another sentence is about Antrea. */
const isBesidePlugin = (doc: Document, { raw, ...place }: Observation) =>
  pluginAhead.test(wordsAround(doc, place, raw).ahead)

export function networkIn(doc: Document): readonly Observation[] {
  // The overlay of Azure CNI is a way to give addresses to pods, that of Antrea one of Open vSwitch: neither is a mode of HNS.
  const modes = modesOfNowIn(doc)
  const isOther = /\b(?:Azure ?CNI|Antrea)\b/i.test(doc.text)
  return [
    ...[named, there, behindMode, behindWay, inBrackets]
      .flatMap((words) => matchesOf(doc, words))
      .flatMap(({ raw, place, placeOf, groups: [, name = '', version = ''] }) => {
        if (isAsked(doc, place, raw) || systemBehind(doc, place, raw) === 'linux') return []
        if (isTriedApart(doc, { raw, place }) || isReportedAt(doc, place, raw)) return []
        const at = placeOf(2)
        const more = isOneOfSeveral(lineOf(doc, place), name, version)
          ? { subject: `setup with ${raw}` }
          : {}
        const told = stated(
          'network.cni',
          (/linux|[(:),]|cni|version/i.test(raw) ? `${name} ${version}` : raw).toLowerCase(),
          raw,
          place,
        )
        // In brackets a version does not show what its sentence asks.
        if (isOfAnotherTime(doc, told)) return []
        return [
          told,
          ...cniAt(name, place),
          stated(`${name.toLowerCase()}.version`, version.replace(/^v/i, ''), version, at, more),
          // The other plugins are released apart from what people name with them.
          ...(/^(?:calico|antrea)$/i.test(name)
            ? [decided('cniRelease', version.replace(/^v/i, ''), version, at, more)]
            : []),
        ]
      }),
    ...matchesOf(doc, pluginWithMode).flatMap(({ raw, place }) => cniAt(raw, place)),
    ...matchesOf(doc, modeOfPlugin).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...matchesOf(doc, modeInWords).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...readModesOfNow(modes),
    ...networkLabelsIn(doc),
    ...policiesIn(doc),
    ...kubeOvnIn(doc),
    ...pluginInUse(doc),
    ...pluginModeIn(doc),
    ...failingModesIn(doc),
    ...endpointPluginInUse(doc),
    ...agentInUse(doc),
    ...pluginTried(doc),
    ...otherPluginInUse(doc),
    ...saidIn(doc, withName).flatMap(({ raw, place }) => cniAt(raw, place)),
    ...saidIn(doc, bothFamilies)
      .slice(0, 1)
      .map(({ raw, place }) => decided('ipFamily', 'dual-stack', raw, place, { inferred: true })),
    ...matchesOf(doc, labelled).flatMap(({ raw, place }) => cniAt(raw, place)),
    ...[...saidIn(doc, labelledOther), ...othersInUse(doc)].map(({ raw, place }) =>
      stated('network.otherCni', raw.toLowerCase(), raw, place),
    ),
    ...matchesOf(doc, modeInBrackets).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...matchesOf(doc, modeWords).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...matchesOf(doc, nodeAddress).map(({ raw, place }) => stated('node.ip', raw, raw, place)),
    ...matchesOf(
      doc,
      // A folder may have the name, whoever writes into it.
      /(?<!\\)(?<!\/(?=azurecni\/))\b(Azure ?CNI)\b(?!\\)|(?<=(?:^|[,;:(|])[ \t]{0,3})(Azure-CNI)(?=[ \t]{0,3}(?:[,;)|]|\.?$))/gim,
    ).map(({ raw, place }) => decided('cni', 'azure-vnet', raw, place)),
    // Not where a template offers them: `(flannel, calico, etc.)`.
    ...listedPluginsIn(doc).flatMap(({ raw, place }) => cniAt(raw, place)),
  ]
    .filter(
      (one) =>
        !(isOther && one.decision === 'networkMode' && one.value === 'overlay') ||
        isBesidePlugin(doc, one),
    )
    .filter(
      (one) =>
        !isModeBefore(doc, one, modes) &&
        !isForPolicies(doc, one) &&
        !isEitherMode(doc, one) &&
        !isModeOff(doc, one),
    )
    .filter(isFirstOfPlace())
    .map((one) => ({ ...one, weight: 'statement' as const }))
}

/** Where a network with Windows is named beside it, it may be the one of the Windows nodes. */
const othersInUse = (doc: Document) =>
  /\b(?:flannel|calico|antrea|ovn)\b/i.test(doc.text) ? [] : saidIn(doc, otherInUse)
