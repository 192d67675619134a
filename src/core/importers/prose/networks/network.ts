import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { cniAt, networkModeAt } from '../../names.ts'
import { kubeOvnIn } from '../../objects/kube-ovn.ts'
import { matchesOf, type Match } from '../../text-of.ts'
import { isAsked } from '../meant/asked.ts'
import { isEitherMode, isModeOff } from './either-mode.ts'
import { isForPolicies, policiesIn } from './for-policies.ts'
import { lineOf, listed, systemBehind, wordsAround } from '../lines.ts'
import { networkLabelsIn } from './network-labels.ts'
import { isFirstOfPlace, ofOneValue } from '../once.ts'
import {
  agentInUse,
  endpointPluginInUse,
  otherPluginInUse,
  pluginInUse,
  pluginTried,
} from './plugin-in-use.ts'
import { pluginModeIn } from './plugin-mode.ts'
import { isOfOthers, isReportedAt, isSaid, isTriedApart, saidIn } from '../meant/said.ts'

/** “1.30.6 + Calico v3.28.2 and 1.31.3 + Calico v3.29.0” are two setups. */
function isOneOfSeveral(line: string, name: string, version: string): boolean {
  const [, one = '', other = ''] =
    new RegExp(
      String.raw`\b${name}\s(v?\d[\d.]{2,12}\d)\s?(?:,|and|or|&|/)\s?(?:\w{0,10}\s?v?\d[\w.-]{2,20}\s?(?:\+|with)\s?)?${name}\s(v?\d[\d.]{2,12}\d)`,
      'i',
    ).exec(line) ?? []
  return one !== other && [one, other].includes(version)
}

export function networkIn(doc: Document): readonly Observation[] {
  // The overlay of Azure CNI is a way to give addresses to pods, that of Antrea one of Open vSwitch: neither is a mode of HNS.
  const isOther = /\b(?:Azure ?CNI|Antrea)\b/i.test(doc.text)
  return [
    ...[named, there, behindMode]
      .flatMap((words) => matchesOf(doc, words))
      .flatMap(({ raw, place, placeOf, groups: [, name = '', version = ''] }) => {
        if (isAsked(doc, place, raw) || systemBehind(doc, place, raw) === 'linux') return []
        if (isTriedApart(doc, { raw, place }) || isReportedAt(doc, place, raw)) return []
        const at = placeOf(2)
        const more = isOneOfSeveral(lineOf(doc, place), name, version)
          ? { subject: `setup with ${raw}` }
          : {}
        return [
          stated(
            'network.cni',
            (/linux|[(:)]|cni|version/i.test(raw) ? `${name} ${version}` : raw).toLowerCase(),
            raw,
            place,
          ),
          ...cniAt(name, place),
          stated(`${name.toLowerCase()}.version`, version.replace(/^v/i, ''), version, at, more),
          // The other plugins are released apart from what people name with them.
          ...(/^(?:calico|antrea)$/i.test(name)
            ? [decided('cniRelease', version.replace(/^v/i, ''), version, at, more)]
            : []),
        ]
      }),
    ...matchesOf(
      doc,
      /\b(flannel|calico)(?:-cni)?(?:\s+(?:for|on)\s+windows)?\s*(?:[-(,/]|の|的)?\s*(?:(?:with|in|using|im|mit|en(?:\s(?:mode|modo))?|em(?:\smodo)?|con|w\strybie|в\sрежиме)\s+(?:the\s)?)?(?:overlay|vxlan|host-?gw|host[- ]gateway|l2bridge|bgp)\b/gi,
    ).flatMap(({ raw, place }) => cniAt(raw, place)),
    ...matchesOf(
      doc,
      /\b(?:flannel|calico|win-overlay|win-bridge)(?:-cni)?(?:\s+(?:for|on)\s+windows)?\s*(?:[-(,/]|の|的)?\s*(?:(?:with|in|using|im|mit|en(?:\s(?:mode|modo))?|em(?:\smodo)?|con|w\strybie|в\sрежиме)\s+(?:the\s)?)?(overlay|vxlan|host-gw|host[- ]gateway|l2bridge)\b|\bcalico\s+(?:for|on)\s+windows\b[^.\n]{0,20}\b(bgp)\b/gi,
    ).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...matchesOf(
      doc,
      /(?<!\b(?:no|not|without|instead of|than)\s(?:an?\s|the\s|use\s(?:an?\s)?)?|n['’]t\suse\s(?:an?\s|the\s)?)\b(l2bridge|l2tunnel|overlay)\s+(?:network(?:ing)?|mode)\b|\bnetwork mode\s*(?:[:=]|is\b)?\s*(l2bridge|l2tunnel|overlay|transparent|nat)\b|(?<!\b(?:if|can|could|may|might|must|shall|should|would|do|did|when|where|whether|unless|until|before|why|how)\s)\bwe(?:\s(?:still|currently|now|all)|\sare|['’]re){0,2}\s(?:use|run|using|running|on|have)\s(l2bridge|l2tunnel)\b/gi,
    ).flatMap(({ raw, place }) => networkModeAt(raw, place)),
    ...networkLabelsIn(doc),
    ...policiesIn(doc),
    ...kubeOvnIn(doc),
    ...pluginInUse(doc),
    ...pluginModeIn(doc),
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
    ...listedIn(doc).flatMap(({ raw, place }) => cniAt(raw, place)),
  ]
    .filter(
      ({ decision, value }) => !(isOther && decision === 'networkMode' && value === 'overlay'),
    )
    .filter((one) => !isForPolicies(doc, one) && !isEitherMode(doc, one) && !isModeOff(doc, one))
    .filter(isFirstOfPlace())
    .map((one) => ({ ...one, weight: 'statement' as const }))
}

function listedIn(doc: Document) {
  const all = matchesOf(doc, listed(String.raw`(flannel|calico|antrea)(?!\s*,\s*etc\b)`)).filter(
    (one) => !isOfOthers(doc, one) && !isOfChoice(doc, one),
  )
  const isInBracket = ({ raw, place }: Match) => wordsAround(doc, place, raw).behind.startsWith(')')
  return [
    ...all.filter((one) => !isInBracket(one)),
    // Brackets with several of them are a choice.
    ...ofOneValue(all.filter(isInBracket)).filter(
      ({ raw, place }) =>
        isSaid(doc, raw, place) && !ofAnother.test(wordsAround(doc, place, raw).ahead),
    ),
  ]
}

/** “Choose the plugin (cilium, calico, contiv or flannel)” */
function isOfChoice(doc: Document, { place, raw }: Match): boolean {
  const { ahead, behind } = wordsAround(doc, place, raw)
  const open = /\([^()]*$/.exec(ahead)?.[0]
  const close = /^[^()]*\)/.exec(behind)?.[0]
  return open !== undefined && close !== undefined && /\b(?:x?or|oder|ou)\b/i.test(open + close)
}

/** “We migrated from the old one (v1.24.4, flannel)” */
const ofAnother =
  /\b(?:old|former|previous|second|which|before|examples?|supported|other|another|their|only|linux|test)\b[^.;!?\n()]{0,40}\([^()\n]*$/i

/** A plugin with its version. */
const named =
  /\b((flannel|calico|antrea)(?:d(?:\.exe)?(?=\s))?(?:[ -]CNI(?=[ :]))?(?:\s+for\s+windows)?(?:\s+version\b)?(?:\s*\([^)\n]{1,60}\))?\s*(?::?\s+|\s(?:is|at|in)\s(?:version\s)?)(?:v\.)?(v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?)(?![\d/]|\.\d))/gi
/** “Calico VXLAN (3.27.0)”, “flannel in host-gw mode (v0.22.0)” */
const behindMode =
  /\b((flannel|calico|antrea)\s(?:(?:in|en|im|with|mit|avec|con)\s(?:mode\s|modo\s)?)?(?:vxlan|bgp|overlay|host-gw|l2bridge)(?:[ -](?:mode|modus|modo))?\s?\((v?\d{1,2}\.\d{1,3}\.\d{1,3})\))/gi
/** “Calico v3.27.2 on Linux, v3.26.1 on Windows” */
const there =
  /\b((flannel|calico|antrea)\b(?=[^\n]{0,30}\blinux\b)[^\n]{0,60}?[,;/]\s?(?:and\s)?(v?\d{1,2}\.\d{1,3}\.\d{1,3}))\s\(?(?:(?:on|for)\s)?(?:the\s)?(?=windows\b)/gi
/** `CNI - Calico`, `Network provider - flannel`, `Network plugin and version (if …): flannel`, “Calico as CNI”; the policy for a CNI is of another plugin. */
const labelled =
  /(?<!\bpolic(?:y|ies)\s(?:for|of|with|on)\s(?:the\s)?)\b(?:CNI|network[ _]?(?:plugin|provider))(?:[ _]plugin)?(?:,? and version| version| used)?(?:\s*\([^)\n]{1,60}\))?[*_`\s]{0,4}(?:[:=|]|[-–—]\s)[*_`"'\s]{0,6}(flannel|calico|antrea|azure(?:-?cni|-vnet)?|win-bridge|win-overlay|sdnbridge|sdnoverlay|ovn-kubernetes)\b|\b(flannel|calico|antrea)\s+as\s+(?:(?:the|a|our|my)\s+)?(?:CNI|network plugin)\b|(?<!\b(?:no|not|without|other|another|former|old|new|which|off|from|left)\s)\bCNI\s(flannel|calico|antrea)(?=\s?(?:[,.;)]|$))(?!,?\s(?:or|oder|o|ou|only|nur|on|auf)\b)|\bnetwork plugin\s(azure)(?=\s?(?:[,.;)]|$)|\s(?:mode|overlay)\b)/gim

/** “Windows node IP: 10.0.0.8”; the control plane has addresses too. */
const nodeAddress =
  /(?<!\b(?:linux|master|control[- ]plane)\s)\b(?:node|host|knoten)(?:['’]s)?(?:\sinternal)?[\s-](?:IP(?:\saddress)?|address)[*_`"'\s]{0,4}(?:[:=|]|is\b)?[*_`"'\s]{0,4}((?:\d{1,3}\.){3}\d{1,3})\b(?!\/)/gi

/** “RKE2 1.31 with Calico”: these distributions have it as the network, and not for policies alone. */
const withName =
  /\b(?:RKE2|k0s)\b(?:[^.;\n]|\.(?=\d)){0,40}?\b(?:with|using|on|runs?|uses?)\s(?:the\s|its\s)?(?:CNI\s)?(flannel|calico)\b(?!\s(?:network\s)?polic)/gim

/** Where a network with Windows is named beside it, it may be the one of the Windows nodes. */
const othersInUse = (doc: Document) =>
  /\b(?:flannel|calico|antrea|ovn)\b/i.test(doc.text) ? [] : saidIn(doc, otherInUse)

/** “RKE2 1.29 with Cilium”, “k0s (kube-router)”: networks without Windows. */
const otherInUse =
  /\b(?:RKE2?|k0s|kubeadm|rancher|clusters?)\b(?:[^.;\n]|\.(?=\d)){0,40}?(?:\b(?:with|using|on|runs?|uses?)\s(?:the\s|its\s)?(?:CNI\s|default\s)?|\()(canal|cilium|kube-router)\b|\bnetwork[ _]provider[*_`"'\s]{0,4}(?:[:=|]|[-–—]\s|(?:is|of)\s)?[*_`"'\s]{0,6}(cilium|canal|weave)\b/gi

/** “Our cluster is dual-stack”, “RKE2 with Calico, dual-stack (…)”. */
const bothFamilies =
  /(?<!\b(?:other|another|second|old|former|test|linux)\s)\b(?:RKE2|k0s|clusters?)\b(?:[^.;?\n]|\.(?=\d)){0,40}?(?:\b(?:is|are|runs?|in|as|with)\s(?:an?\s)?|,\s)(dual[- ]?stack)\b(?=\s?[,.;()]|\s(?:cluster|mode|with|and)\b|$)/gim

/** Plugins of which nothing is known here. */
const labelledOther =
  /\b(?:CNI|network plugin)(?: plugin)?[*_`\s]{0,4}(?:[:=|]|[-–—]\s)[*_`"'\s]{0,6}(cilium|canal|kube-ovn|kube-router|kindnet|terway|weave(?:[ -]?net)?)\b|\b(cilium|canal|kube-router)\s+as\s+(?:(?:the|a|an|our|my)\s+)?(?:CNI|network plugin)\b|\bCNI\s*\((cilium|canal|kube-router)\)|(?<!\b(?:no|not|without|other|another|former|old)\s)\bCNI\s(cilium|canal|kube-router)(?=\s?(?:[,.;)]|$))(?!,?\s(?:or|oder|only|nur|on|auf)\b)|,\s*(cilium|canal)\s*(?=,|\.\s|\.?$)/gim

/** “networks made with the SDN scripts (l2bridge)”. */
const modeInBrackets = /(?<!\b(?:not?|without|instead of)\s[^\n()]{0,40})\((l2bridge|l2tunnel)\)/gi

/** A mode behind a plugin and its release, or named as what it is. */
const modeWords =
  /\b(?:flannel|calico)\s+(?:(?:is|at|in)\s)?(?:version\s)?v?\d[\w.]{0,20}\s*[-(,]?\s*(?:(?:with|in|using|im|mit|en(?:\s(?:mode|modo))?|em(?:\smodo)?|con|w\strybie|в\sрежиме)\s+(?:the\s)?)?(overlay|vxlan|host-gw|l2bridge|bgp)\b|\b(?:backend(?:[ -]type| used(?: \([^)\n]{1,60}\))?)?|encapsulation|(?:network[ -])?mode)\s*(?:[:=]|[-–]\s|is\b)?\s*(vxlan|host-gw|l2bridge|overlay)\b(?!\s(?:before|previously|until)\b)|\b(vxlan|host-gw)(?:\s+(?:mode|backend)\b|\s?(?:模式|モード))/gi
