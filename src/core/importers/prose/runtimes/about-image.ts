import { acrossLines } from '../../../values/across-lines.ts'

/** Whether a name or number is said of an image and not of the host. */
export function isAboutImage(line: string, raw: string, at: number): boolean {
  if (at < 0) return ofImage.test(line)
  const before = line.slice(Math.max(at - 60, 0), at)
  const behind = line.slice(at + raw.length, at + raw.length + 30)
  if (
    [systemBefore, machineBefore, bothBefore, poolBefore, nodeHas].some((one) => one.test(before))
  )
    return false
  // “… in our Windows Server 2022 nodes”: whatever of images stands before it.
  if (nodeBehind.test(behind) && placeBefore.test(before)) return false
  if (nodesAre.test(before)) return false
  if (nodesBefore.test(before) && /^ images?(?=\s*(?:$|[.,;:)]))/i.test(behind)) return false
  if (
    isMachineMade(before) &&
    /^ (?:(?:base|OS|VM|golden|gallery|marketplace) )?images?\b/i.test(behind)
  )
    return false
  return (
    isSaidOfImage(line.slice(0, at)) ||
    (imageBefore.test(before) && !(nodeBehind.test(behind) && onBefore.test(before))) ||
    imageBehind.test(behind) ||
    (!nodeBehind.test(behind) && ofBase.test(clauseAt(line, at)))
  )
}

const named = String.raw`["'\x60(]?(?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}(?::[\w.-]{1,127}\w)?["'\x60)]?`
/** “The image …, pulled today, has build …”: what is said of the image as what the sentence is about. */
const ofSubject = new RegExp(
  acrossLines`
    (?:
      (?<!\b(?:golden|VM|machine|node|AMI|template|packer|sysprep(?:ped)?|OS|disk|server)\s)\b
        images?
      |${named}
    )(?:
      \s(?:of|for|in|from|behind)\s
      (?:(?!\b(?:nodes?|hosts?|workers?|machines?|VMs?)\b)[^.,;!?\n]){1,40}
    )?(?:\s${named})?(?:\s\([^()\n]{1,60}\))?(?:
      ,\s(?:
        (?!\b(?:nodes?|hosts?|workers?|machines?|VMs?)\s(?:is|are|has|have|runs?)\b)[^,;!?\n]
      ){1,80},
    )?\s(?:itself\s|now\s|today\s|already\s)?
    (?:has|have|had|is|are|carries|reports?|shows?|says|contains)\s
    (?:
      (?:the|an?|os|windows|build|version|revision|number|of|at|on|in|its|already|now|a newer)\s
    ){0,5}["'\x60]?$
  `,
  'i',
)

/** Whether what comes next is said of an image that the sentence is about. */
export const isSaidOfImage = (ahead: string): boolean => ofSubject.test(ahead.slice(-300))

/** The words around: one sentence may name the image, and the host that it is on. */
function clauseAt(line: string, at: number): string {
  const ends = [...line.matchAll(clauseEnd)].map(({ index }) => index)
  const end = ends.find((one) => one > at)
  return line.slice(ends.findLast((one) => one <= at) ?? 0, end)
}

/** “Built on” tells what an image is made of. */
const clauseEnd = new RegExp(
  acrossLines`
    [,;|、，。]|\. | but 
    |(?<!\b(?:based|built|build|made|builds)) (?:
      on|to|onto|into|and|with|uses?|using|runs?|running
    ) (?=
      an? |the |our |its |windows|ws|node|host|server|pods? |containers? |images? |workloads? 
      |\S{1,80}\/
    )
  `,
  'gi',
)

/** “Windows Server 2019 base images”, “2019 and 2022 images”, and no other clause that has an image. */
const imageBehind = new RegExp(
  acrossLines`
    ^(?! (?:nodes?|hosts?|workers?|machines?) 
      | (?:and|but|while|with|where) (?!(?:windows|server|ltsc|ws)? ?\d)
    )(?:[\w /-]|\.(?=\w)){0,16}\bimages?\b
  `,
  'i',
)
/** “… images: our nodes are …” */
const nodesAre = new RegExp(
  acrossLines`
    (?<!\bimages?\s(?:of|for|in|from|on)\s(?:(?:the|our|all)\s)?(?:windows\s)?)\b
    (?:nodes?|hosts?|workers?|machines?|VMs?) (?:is|are|runs?|has|have|use) (?:
      (?:all|on|at|with|still|now|the|a|version|both) 
    ){0,3}$
  `,
  'i',
)
/** Where something runs. */
const placeBefore = new RegExp(
  acrossLines`
    (?<!\b(?:based|built|build|made|builds)) (?:on|onto|in|at|inside|under|to) (?:
      (?:an?|the|our|my|all|these|those|two|three|some|new|worker) 
    ){0,2}$
  `,
  'i',
)
/** An image on a node, and not what it is made of; also on the second of two. */
const onBefore = new RegExp(
  acrossLines`
    (?<!\b(?:based|built|build|made|builds)) (?:on|onto) (?:an? |the |our )?
    (?:(?:windows )?(?:server )?20\d\d (?:nodes? )?(?:and|&|\+) (?:on )?)?$
  `,
  'i',
)
const nodeBehind =
  /^(?:,? (?:and|or|&|\+) (?:windows )?(?:server )?20\d\d){0,2} (?:nodes?|hosts?|workers?|machines?|VMs?)\b/i
/** `os.version` is what the manifest of an image has. */
const ofBase = /\bcontainer (?:os|base)\b|\bservercore\b|\bnanoserver\b|\bos\.version\b/i
const ofImage = /\bimages?\b|\bcontainer (?:os|base)\b|\bservercore\b|\bnanoserver\b/i
const imageBefore =
  /\b(?:images?|tags?|containers?)\b(?![^,.;|]{0,40}\son (?:my|our|this) $)[^,.;|、，。]{0,50}$|\bpods?\s(?:based|built)\son\s(?:an?\s)?$/i
/** What a machine is made of, and not a container; image-builder of Cluster API makes nothing else. */
const machineBefore = new RegExp(
  acrossLines`
    \b(?:golden|VM|machine|node|AMI|template|packer|sysprep(?:ped)?)\s?images?\b
      (?![^,.;|]*\bcontainer)[^,.;|]{0,40}$
    |\b(?:built|made|created|baked) (?:with|by|using|via) (?:the )?image-builder (?:for|of|from|on)
      (?: an?| the)? $
  `,
  'i',
)
/** “The container and the hosts are …” */
const bothBefore = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:
      (?:and|but|while) (?:the |our |all |its )?(?:windows )?(?:nodes?|hosts?|workers?|machines?)
      |(?:und|aber|während) (?:die |unsere |alle )?(?:windows[- ])?(?:knoten|nodes|hosts?|server)
      |(?:et|mais) (?:les |nos |tous les )?(?:nœuds|noeuds|machines|hôtes|serveurs)
      |(?:y|pero) (?:los |nuestros )?(?:nodos|hosts)
    )(?![\p{L}])(?![^.;|]*\bimages?\b)[^,.;|]{0,50}$
  `,
  'iu',
)
/** “Nodes with Windows Server 2019 image”: of what the machines were made. */
const nodesBefore =
  /\b(?:nodes?|VMs?|node ?pools?|machines?|workers?) (?:with|from|on) (?:an? |the )?(?:windows server )?$/i
const make =
  '(?:(?:re)?(?:built|created|deployed|provisioned|made)|(?:re-?)?(?:installed|imaged)|set up|cloned)'
/** “We rebuilt node win-7 from a fresh Windows Server 2025 image”, “the node was installed from …”. */
const machineMade = new RegExp(
  acrossLines`
    (?:
      \b${make} (?:(?:the|our|an?|one|all|both|this|new|broken|windows|worker) ){0,3}
        (?:nodes?|hosts?|VMs?|machines?|workers?)(?: ["'\x60]?[\w.]{0,40}[-\d][\w.-]{0,60}["'\x60]?)?(?: again| anew)?
      |(?<!\b(?:on|in|of|to|for|at|inside) (?:(?:the|our|an?|each|every|all) )?(?:(?:windows|worker) )?)\b
        (?:nodes?|hosts?|VMs?|machines?|workers?)(?: ["'\x60]?[\w.]{0,40}[-\d][\w.-]{0,60}["'\x60]?)?
        (?: (?:was|were|is|are|got|has been|have been|had been))? (?:freshly |newly |all )?${make}
    ) (?:from|off|with|using) (?:(?:an?|the|our|fresh|new|clean|current|plain|stock|latest|updated|patched|official|vanilla) ){0,3}$
  `,
  'i',
)
const isMachineMade = (before: string) =>
  machineMade.test(before) && !/\b(?:containers?|pods?|images?|apps?)\b/i.test(before)
/** “One pool of 4 nodes, image Windows Server 2019”: an item of what the pool is. */
const poolBefore = new RegExp(
  acrossLines`
    (?<![\p{L}])(?:pools?|knotenpools?|grupos? de nodos)(?![\p{L}])[^.;|\n]{0,50}[,(]\s?
    (?:and\s|with\s)?(?:imagen?|abbild|immagine|imagem)\s?:?\s$
    |节点池[^。；\n]{0,40}[，,（(]\s?镜像(?:是|为|[:：])?\s?$
    |ノードプール[^。\n]{0,40}[、,（(]\s?イメージ[はが：:]?\s?$
  `,
  'iu',
)
/** “… images on the new Server 2022 nodes (20348.2655)” */
const nodeHas =
  /\b(?:nodes?|hosts?|workers?|machines?|VMs?|knoten|nœuds?|nodos?)\s?\((?:(?:OS\s)?build\s)?$/i
/** What kubectl calls the system of a node. */
const systemBefore = /\bOS[ _-]?image["'*`]{0,3}\s{0,3}(?:(?:[:=|-]|is)\s{0,3})?["'*`]{0,3}$/i
