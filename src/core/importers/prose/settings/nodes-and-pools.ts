import { named, words, type Told } from './define.ts'
import { notSo } from './of-windows.ts'

const build = String.raw`(10\.0\.\d{5})\b`
const node = String.raw`(?:nodes?|workers?|hosts?|machines?|VMs?|servers?)`
const arm = String.raw`(?:ARM64|aarch64|Graviton\d?|Ampere(?:\sAltra)?|Azure\sCobalt|Axion)`
const notLinux = String.raw`(?!\s(?:no\slonger|not)\b)(?![^.;\n]{0,60}\blinux\b)`

/** What people say of the nodes and pools of a cluster together. */
export const nodeAndPoolSettings: readonly Told[] = [
  // “The RuntimeClass selects node.kubernetes.io/windows-build 10.0.20348”.
  named(
    'runtimeClass.windowsBuild',
    words`
      ${notSo}\bRuntime ?Class(?:es)?\b[^;?!\n]{0,100}?\bwindows-build["'\x60]{0,2}
        (?:\s?[:=]\s?|\s(?:is|of|to|set\sto)\s|\s)["'\x60]{0,2}${build}
    `,
  ),
  // “… while our only Windows node is 10.0.17763”.
  named(
    'node.onlyBuild',
    words`
      \b(?:only|single|all(?:\s(?:of\s)?(?:our|the))?)\s(?:windows\s)?${node}(?:\s(?:we have|there))?\s
        (?:is|are|has|have|runs?|shows?|at|with)\s(?:on\s|at\s|a\s|the\s|windows\s|build\s){0,3}
        ["'\x60]?${build}
    `,
  ),
  // “Windows nodes on ARM64 machines”, “our Windows workers are ARM64”.
  named(
    'node.armTold',
    words`
      \b(?:windows(?:\s(?:server(?:\s20\d\d)?|\d{2}))?|win20\d\d)\s(?:\w{4,10}\s)?${node}\s
        (?:(?:run|runs|running|are|is|sit|to)\s)?(?:on|with|to|from|of|have)\s
        (?:(?:our|the|an?|new|some|AWS)\s){0,2}(${arm})\b${notLinux}
      |\b(?:windows(?:\sserver(?:\s20\d\d)?)?)\s${node}\s(?:are|is)\s(?:all\s)?(${arm})\b${notLinux}
      |\b(${arm})\s(?:windows)\s${node}\b
      |\bwindows(?:\sserver(?:\s20\d\d)?)?\s(?:for|on)\s(${arm})\b[^.;\n]{0,30}\b(?:as|for)\s
        (?:an?\s|the\s|our\s)?(?:worker|kubernetes\s)?\s?nodes?\b
    `,
  ),
  // “A GKE cluster whose only node pool is a Windows Server 2022 pool”.
  named(
    'gke.onlyPoolTold',
    words`
      \b(?:only|single|sole)\s(?:node[ -]?)?pool(?:\s(?:we have|there))?,?\s
        (?:is|has|runs|uses)\s(?![^.\n]{0,120}\b(?:linux|others?)\b)[^.;\n]{0,40}?\b
        (windows(?:_\w{2,30})?)\b(?![^.;\n]{0,60}\b(?:and|besides?|plus|next to)\b[^.;\n]{0,30}\blinux\b)
      |\b(?:has|have|with)\s(?:just\s|only\s|but\s)?one\s(?:node[ -]?)?pool\s?[,:(–-]\s?["'\x60]?
        (windows(?:_\w{2,30})?)\b(?![^.;\n]{0,80}\blinux\b)
      |\b(windows)\s(?:server\s(?:20\d\d\s)?)?(?:node[ -]?)?pool\s(?:is|was)\s(?:the|our)\s
        (?:only|sole|one)\s(?:(?:node[ -]?)?pool|one)\b(?!\s(?:with|for|of|that|which))
      |\b(?:no|without\s(?:any\s|an?\s)?)\s?linux\s(?:node[ -]?)?pool\b[^.;\n]{0,60}\b(windows)\b
    `,
    () => true,
  ),
]
