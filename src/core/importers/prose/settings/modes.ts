import { is, valued, type Told } from './define.ts'
import { acrossLines } from '../../../values/across-lines.ts'

/** How containers are kept apart, and how packets are sent from node to node. */
export const modeSettings: readonly Told[] = [
  // “Our Flannel has vxlan with VNI 4096”.
  valued(
    'cni',
    new RegExp(
      acrossLines`
        \b(?:our|the)\s(flannel)\s(?:has|is|runs|uses)\s(?:(?!\b(?:not|no|never|linux)\b)[^.;?!\n]){0,30}?\b
        (?:vxlan|host-gw|VNI)\b(?![^.;\n]{0,60}\?)
      `,
      'gi',
    ),
    () => 'flannel',
  ),
  valued('cni', /\b((?:amazon |aws )?VPC[ -]CNI)\b/gi, () => 'vpc-bridge'),
  valued(
    'directServerReturn',
    new RegExp(
      acrossLines`
        \b(?:kube-?proxy|we|our|nodes?|cluster)\b[^.;\n]{0,50}?\b(?:DSR|direct server return)\b
          (?: mode)?\s(?:is\s|are\s)?(
            (?:en|dis)abled
            |on(?!\s(?:the|our|all|windows|linux|this|each|every|both|some)\b)
            |off
          )\b(?! by default)
        |\bDSR is (?:turned )?(on|off|(?:en|dis)abled)(?=[.,;]|$)
        |\b(?:we|I)\s(?:have\s)?(?:turned|switched)\sDSR\s(on|off)\b
        |\bkube-?proxy\b[^.;,\n]{0,24}\s(without|no)\sDSR\b(?! we| I| it)
      `,
      'gim',
    ),
    (raw) => /^(?:enabled|on)$/i.test(raw),
  ),
  // “We use containerd 1.6 with process isolation”, “wir nutzen containerd mit Hyper-V-Isolation”.
  valued(
    'isolation',
    new RegExp(
      acrossLines`
        \b(?:
          we
          |(?:our|the|all)\s(?:\w{3,12}\s){0,2}(?:pods|containers|workloads|apps)
          |wir
          |unsere\s(?:\w{3,12}\s)?(?:pods|container)
        )\s(?:all\s|only\s|currently\s|still\s)?
        (?:use|run|are running|deploy|start|are started|nutzen|verwenden|betreiben|laufen)\s
        (?:
          (?!\b(?:nothing|not|no|never|if|until|nicht|kein\w{0,2}|nie)\b)(?:[^.;?!\n]|\.\d)
        ){0,60}?\b(?:with|in|under|using|mit|unter)\s(process|prozess|hyper-?v)[- ]isolation\b
        (?![^.;\n]{0,40}\?)
      `,
      'gi',
    ),
    (raw) => (/^p/i.test(raw) ? 'process' : 'hyperv'),
  ),
  valued(
    'isolation',
    new RegExp(
      acrossLines`
        \b(?:we|our|all|pods?|containers?|they)\s(?:all\s|only\s)?
          (?:use|run|start|are started|are)\s(?:in\s|with\s|under\s)?(process|hyper-?v)
          [- ]isolat(?:ion|ed)\b
        |(?:^[ \t]*(?:[-*•][ \t]+)?|[,;][ \t])(process|hyper-?v)[- ]isolation
          (?=[ \t]*(?:[,;.]|$))(?![^\n]{0,60}\b(?:or|vs|oder)\b)
      `,
      'gim',
    ),
    (raw) => (/^p/i.test(raw) ? 'process' : 'hyperv'),
  ),
  // “We try to run a HostProcess container”: whoever tries has it in the manifest.
  valued(
    'isolation',
    new RegExp(
      acrossLines`
        \b(?:we|I)(?:['’](?:re|m|ve))?\s(?:(?:are|am|have|also|now|currently|just)\s){0,2}
        (?:(?:try(?:ing)?|tried)\sto\s)?(?:
          run|running|deploy|deploying|deployed|start|starting|started|use|using|create|creating
          |created
        )\s(?:(?:an?|our|the|some|two|several|all)\s)?(host-?process)\s
        (?:pods?|containers?|daemonsets?|workloads?)\b(?![^.;\n]{0,60}\?)
      `,
      'gi',
    ),
    () => 'hostprocess',
  ),
  // “I use d`VXLAN`”: in marks of code, and whatever was typed before them.
  valued(
    'networkMode',
    new RegExp(
      acrossLines`
        \b(?:we|I)\s(?:use|are\susing|am\susing|run|chose|have\schosen)\s[a-z]?[\x60"“]
        (vxlan|overlay|host-gw|l2bridge)[\x60"”](?![^.;\n]{0,60}\?)
      `,
      'gi',
    ),
    (raw) => (/^(?:vxlan|overlay)$/i.test(raw) ? 'overlay' : 'l2bridge'),
  ),
  valued('vni', new RegExp(String.raw`\bVNI\b${is}(\d{1,8})\b`, 'gi'), Number),
  // “We set the VNI to 10”, “die VNI haben wir auf 1 gelassen”.
  valued(
    'vni',
    new RegExp(
      acrossLines`
        \b(?:we|I)\s(?:have\s|had\s)?(?:set|left|kept|put|changed|configured)\s(?:the\s|our\s)?
          VNI\s(?:to|as|on)\s(\d{1,8})\b
        |\bVNI\s(?:haben|habe|hatten|steht|lassen)\s(?:(?:wir|ich|noch|die)\s){0,2}(?:auf|bei)\s
          (\d{1,8})\b
        |\b(?:wir|ich)\s(?:haben|habe|lassen)\s(?:die\s)?VNI\s(?:auf|bei)\s(\d{1,8})\b
      `,
      'gi',
    ),
    Number,
  ),
  // “Set `flannel.vni` to 4096 and `flannel.backendPort` to 4789”, as a chart names them.
  valued('vni', /\bflannel\.vni\b["'\x60]?\s?(?:[:=]|to)\s?(\d{1,8})\b/gi, Number),
  valued('vxlanPort', /\bflannel\.backendPort\b["'\x60]?\s?(?:[:=]|to)\s?(\d{1,5})\b/gi, Number),
  valued(
    'vxlanPort',
    new RegExp(
      acrossLines`
        \b(?:
          VXLAN[\s-](?:UDP[\s-])?port|(?:port|puerto|porta)\sVXLAN
          |VNI\s\d{1,8}(?:,| and)? (?:UDP )?(?:port|UDP)
        )\b${is}(\d{4,5})\b
      `,
      'gi',
    ),
    Number,
  ),
]
