import { acrossLines } from '../../../values/across-lines.ts'

/** “We migrated from the old one (v1.24.4, flannel)” */
export const ofAnother =
  /\b(?:old|former|previous|second|which|before|examples?|supported|other|another|their|only|linux|test)\b[^.;!?\n()]{0,40}\([^()\n]*$/i

/** A plugin with its version. */
export const named = new RegExp(
  acrossLines`
    \b(
      (flannel|calico|antrea)(?:d(?:\.exe)?(?=\s))?(?:[ -]CNI(?=[ :]))?(?:\s+for\s+windows)?
      (?:\s+version\b)?(?:\s*\([^)\n]{1,60}\))?\s*(?::?\s+|\s(?:is|at|in)\s(?:version\s)?)
      (?:v\.)?(v?\d{1,2}\.\d{1,3}(?:\.\d{1,3})?)(?![\d/]|\.\d)
    )
  `,
  'gi',
)
/** “Calico VXLAN (3.27.0)”, “flannel in host-gw mode (v0.22.0)” */
export const behindMode = new RegExp(
  acrossLines`
    \b(
      (flannel|calico|antrea)\s(?:(?:in|en|im|with|mit|avec|con)\s(?:mode\s|modo\s)?)?
      (?:vxlan|bgp|overlay|host-gw|l2bridge)(?:[ -](?:mode|modus|modo))?\s?\(
      (v?\d{1,2}\.\d{1,3}\.\d{1,3})\)
    )
  `,
  'gi',
)
/** How a plugin was installed or runs, beside its version. */
const way =
  '(?:(?:(?:tigera-)?operator|helm|manifests?|manual(?:ly)?|vxlan|overlay|host-gw|bgp|hostprocess|hpc)(?:[ -](?:installed|installation|install|chart|managed|based|mode|backend))?)'
/** “our Antrea cluster (v1.11.1, k8s 1.26.1)”, “Calico for Windows (zip v3.26.4)”, “Calico (`v3.27.2`)”, “Flannel (vxlan, v0.25.4)” */
export const inBrackets = new RegExp(
  acrossLines`
    (?<!\b(?:old|former|previous|other|another|no|from|linux)\s)\b(
      (flannel|calico|antrea)\s(?:for\swindows\s)?(?:
        (?:cluster|setup|installation|network)\s\((?=v?[\d.]{3,9},\s(?:k8s|kubernetes)\b)
        |\((?:zip|release|version|tag|manifests?)\s
        |\(["'\x60]?(?=v?[\d.]{3,9}["'\x60]?\))
        |(?:(?:cluster|setup|installation|network)\s)?\(${way},\s
        |(?:(?:cluster|setup|installation|network)\s)?\((?=v?[\d.]{3,9},\s${way}\))
      )
      (v?\d{1,2}\.\d{1,3}\.\d{1,3})
    )(?=[,)"'\x60]|\s(?:on|with)\s)
  `,
  'gi',
)
/** “Calico installed by the operator, v3.28.2”, “Calico (VXLAN), version 3.27.0”: a line of its releases, and not of what installed it. */
export const behindWay = new RegExp(
  acrossLines`
    (?<!\b(?:old|former|previous|other|another|no|from|linux)\s)\b(
      (flannel|calico|antrea)(?:\sfor\swindows)?(?:
        ,?\s(?:(?:is|was)\s)?(?:installed|deployed|managed|set\sup|installiert)\s
          (?:by|with|via|using|through|from|mit|über|per)\s(?:(?:the|den|dem|its)\s)?
          (?:tigera[- ]?)?(?:operator|helm(?:[ -]chart)?|manifests?)
        |\s?\(${way}\)
      ),\s(?:version\s|release\s)?
      ((?:(?<=calico[^\n]{1,90})v?3|(?<=flannel[^\n]{1,90})v?0|(?<=antrea[^\n]{1,90})v?[12])\.\d{1,3}\.\d{1,3})
    )(?=[,;.)]?(?:\s|$))(?!\s(?:of\s|is\s)?(?:kubernetes|k8s|the\soperator|the\schart)\b)
  `,
  'gi',
)
/** “Calico v3.27.2 on Linux, v3.26.1 on Windows” */
export const there = new RegExp(
  acrossLines`
    \b(
      (flannel|calico|antrea)\b(?=[^\n]{0,30}\blinux\b)[^\n]{0,60}?[,;/]\s?(?:and\s)?
      (v?\d{1,2}\.\d{1,3}\.\d{1,3})
    )\s\(?(?:(?:on|for)\s)?(?:the\s)?(?=windows\b)
  `,
  'gi',
)
/** `CNI - Calico`, `Network provider - flannel`, `Network plugin and version (if …): flannel`, “Calico as CNI”; the policy for a CNI is of another plugin. */
export const labelled = new RegExp(
  acrossLines`
    (?<!\bpolic(?:y|ies)\s(?:for|of|with|on)\s(?:the\s)?)\b
      (?:CNI|network[ _]?(?:plugin|provider))(?:[ _]plugin)?(?:,? and version| version| used)?
      (?:\s*\([^)\n]{1,60}\))?[*_\x60\s]{0,4}(?:[:=|]|[-–—]\s)[*_\x60"'\s]{0,6}
      (
        flannel|calico|antrea|azure(?:-?cni|-vnet)?|win-bridge|win-overlay|sdnbridge|sdnoverlay
        |ovn-kubernetes
      )\b
    |\b(flannel|calico|antrea)\s+as\s+(?:(?:the|a|our|my)\s+)?(?:CNI|network plugin)\b
    |(?<!\b(?:no|not|without|other|another|former|old|new|which|off|from|left)\s)\bCNI\s
      (flannel|calico|antrea)(?=\s?(?:[,.;)]|$))(?!,?\s(?:or|oder|o|ou|only|nur|on|auf)\b)
    |\bnetwork plugin\s(azure)(?=\s?(?:[,.;)]|$)|\s(?:mode|overlay)\b)
  `,
  'gim',
)

/** “Windows node IP: 10.0.0.8”; the control plane has addresses too. */
export const nodeAddress = new RegExp(
  acrossLines`
    (?<!\b(?:linux|master|control[- ]plane)\s)\b(?:node|host|knoten)(?:['’]s)?(?:\sinternal)?
    [\s-](?:IP(?:\saddress)?|address)[*_\x60"'\s]{0,4}(?:[:=|]|is\b)?[*_\x60"'\s]{0,4}
    ((?:\d{1,3}\.){3}\d{1,3})\b(?!\/)
  `,
  'gi',
)

/** “RKE2 1.31 with Calico”: these distributions have it as the network, and not for policies alone. */
export const withName = new RegExp(
  acrossLines`
    \b(?:RKE2|k0s)\b(?:[^.;\n]|\.(?=\d)){0,40}?\b(?:with|using|on|runs?|uses?)\s(?:the\s|its\s)?
    (?:(?:bundled|packaged|built-in|default)\s)?(?:CNI\s)?(flannel|calico)\b(?!\s(?:network\s)?polic)
  `,
  'gim',
)

/** “RKE2 1.29 with Cilium”, “k0s (kube-router)”: networks without Windows. */
export const otherInUse = new RegExp(
  acrossLines`
    \b(?:RKE2?|k0s|kubeadm|rancher|clusters?)\b(?:[^.;\n]|\.(?=\d)){0,40}?
      (?:\b(?:with|using|on|runs?|uses?)\s(?:the\s|its\s)?(?:(?:bundled|packaged|built-in|default)\s)?(?:CNI\s)?|\()
      (canal|cilium|kube-router)\b
    |\bnetwork[ _]provider[*_\x60"'\s]{0,4}(?:[:=|]|[-–—]\s|(?:is|of)\s)?[*_\x60"'\s]{0,6}
      (cilium|canal|weave)\b
  `,
  'gi',
)

/** “Our cluster is dual-stack”, “RKE2 with Calico, dual-stack (…)”. */
export const bothFamilies = new RegExp(
  acrossLines`
    (?<!\b(?:other|another|second|old|former|test|linux)\s)\b(?:RKE2|k0s|clusters?)\b
    (?:[^.;?\n]|\.(?=\d)){0,40}?(?:\b(?:is|are|runs?|in|as|with)\s(?:an?\s)?|,\s)
    (dual[- ]?stack)\b(?=\s?[,.;()]|\s(?:cluster|mode|with|and)\b|$)
  `,
  'gim',
)

/** Plugins of which nothing is known here. */
export const labelledOther = new RegExp(
  acrossLines`
    \b(?:CNI|network plugin)(?: plugin)?[*_\x60\s]{0,4}(?:[:=|]|[-–—]\s)[*_\x60"'\s]{0,6}
      (cilium|canal|kube-ovn|kube-router|kindnet|terway|weave(?:[ -]?net)?)\b
    |\b(cilium|canal|kube-router)\s+as\s+(?:(?:the|a|an|our|my)\s+)?(?:CNI|network plugin)\b
    |\bCNI\s*\((cilium|canal|kube-router)\)
    |(?<!\b(?:no|not|without|other|another|former|old)\s)\bCNI\s(cilium|canal|kube-router)
      (?=\s?(?:[,.;)]|$))(?!,?\s(?:or|oder|only|nur|on|auf)\b)
    |,\s*(cilium|canal)\s*(?=,|\.\s|\.?$)
  `,
  'gim',
)

/** “networks made with the SDN scripts (l2bridge)”. */
export const modeInBrackets =
  /(?<!\b(?:not?|without|instead of)\s[^\n()]{0,40})\((l2bridge|l2tunnel)\)/gi

/** A mode behind a plugin and its release, or named as what it is. */
export const modeWords = new RegExp(
  acrossLines`
    \b(?:flannel|calico)\s+(?:(?:is|at|in)\s)?(?:version\s)?v?\d[\w.]{0,20}\s*[-(,]?\s*
      (?:
        (?:with|in|using|im|mit|en(?:\s(?:mode|modo))?|em(?:\smodo)?|con|w\strybie|в\sрежиме)\s+
        (?:the\s)?
      )?(overlay|vxlan|host-gw|l2bridge|bgp)\b
    |\b(?:backend(?:[ -]type| used(?: \([^)\n]{1,60}\))?)?|encapsulation|(?:network[ -])?mode)
      \s*(?:[:=]|[-–]\s|is\b)?\s*(vxlan|host-gw|l2bridge|overlay)\b
      (?!\s(?:before|previously|until)\b)
    |(?:后端|バックエンド)(?:类型|模式)?\s?(?:用的是|使用|用|是|为|は|：|:)?\s?(vxlan|host-gw|l2bridge|overlay)\b
    |\b(vxlan|host-gw)(?:\s+(?:mode|backend)\b|\s?(?:模式|モード))
  `,
  'gi',
)

/** What stands between a plugin and its mode. */
export const pluginAhead = new RegExp(
  acrossLines`
    \b(?:flannel|calico)(?:\s(?:v?\d[\w.+-]*|for|on|windows|is|runs)){0,4}
    (?:\s(?:with|using|in|as)\W{1,3}|\s?[([,/-]?\s?)$
  `,
  'i',
)
