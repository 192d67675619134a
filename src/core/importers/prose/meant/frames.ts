/** What stands between the words around a value and the value: its kind, and what it is of. */
const kind = String.raw`(?:(?:an?|the|our|any|einen?|un|une|el|la|le)\s)?(?:(?:pod|service|node|cluster)[ -]?(?:CIDR|range|network|subnet)\s(?:of\s|is\s)?|(?:kubernetes|k8s|containerd|docker|flannel|calico|antrea|windows|server|version)\s?){0,3}["'\x60“]?v?`
/** A release behind a name, and what it is a value of. */
const rest =
  /^["'`”]?(?:\s(?:version\s)?v?\d{1,2}\.\d{1,3}(?:\.\d{1,5})?[\w+-]{0,12}(?=[\s,;.)?!、。，]|$))?(?:\s(?:isolation|mode))?/i

/** Words behind a value, without what still belongs to it. */
export const behindAll = (behind: string): string => behind.replace(rest, '')

const have = '(?:have|has|had|use[sd]?|run|runs|ran)'
const people = String.raw`(?:somebody|someone|people|(?:an?|another|one)\s(?:\w{2,12}\s)?(?:reporter|author|poster|user|person|admin))`

/** What leads to a value that this setup does not have; the value follows at once. */
const leads = new RegExp(
  String.raw`(?:${[
    // “We do not use …”, “we have never used …”
    String.raw`\b(?:do(?:es)?|did|have|has|had|will)(?:\snot|n['’]t)\s(?:\w{3,12}ly\s)?${have}\s|\bnever\s${have}\s|\bno longer\s${have}\s`,
    // “We went back from …”, “we migrated from …”
    String.raw`(?<!\bbe\s)\b(?:went|came|moved|migrated|switched|changed|upgraded|downgraded|updated)\s(?:back\s|away\s|over\s|off\s)?from\s`,
    String.raw`\b(?:instead of|unlike|rather than|other than|in contrast to|contrary to|as opposed to|different from)\s`,
    String.raw`\b(?:recommend(?:s|ed)?|suggest(?:s|ed)?|advise[sd]?|propose[sd]?)\s(?:to\s(?:use|run|have|install|go to)\s)?`,
    String.raw`\b(?:read|heard|learned)\sthat\s`,
    // “In the issue somebody has …”
    String.raw`\b(?:issues?|threads?|posts?|forum|blog)\b[^.;\n]{0,40}\b${people}\s${have}\s`,
    // “Wir planen …”, “Avant, nous avions …”, “Antes teníamos …”
    String.raw`\b(?:wir|sie)\s(?:planen|überlegen|erwägen|empfehlen)\s|\b(?:planen|überlegen|erwägen)\swir\s`,
    String.raw`(?<![\p{L}])(?:avant|auparavant|autrefois|précédemment),?\s(?:(?:nous|on|le cluster|c['’])\s?)?(?:avions|avait|utilisions|utilisait|était|étions (?:sur|en))\s`,
    String.raw`(?<![\p{L}])(?:antes|anteriormente|previamente),?\s(?:(?:nosotros|el clúster)\s)?(?:teníamos|usábamos|era|tenía|usaba|estábamos en|tínhamos|usávamos)\s`,
    String.raw`(?<![\p{L}])(?:prima|in precedenza),?\s(?:avevamo|usavamo|era)\s`,
    // “Otro equipo usa …”, “une autre équipe utilise …”, “in der Doku steht …”
    String.raw`(?<![\p{L}])otr[oa]s?\s(?:equipos?|clientes?|grupos?|empresas?|departamentos?|cl[uú]ster(?:es)?)\s(?:usan?|tienen?|utilizan?|ejecutan?)\s`,
    String.raw`(?<![\p{L}])(?:une?\sautre|d['’]autres)\s(?:équipes?|clients?|services?|clusters?)\s(?:utilisent?|a|ont|tournent?\ssur)\s`,
    String.raw`\b(?:in|laut)\s(?:der|einer|dieser)\s(?:Doku(?:mentation)?|Anleitung|Beschreibung)\s(?:steht|heißt es|wird|ist von|geht es um)\s`,
    String.raw`(?:之前|以前|原来|此前)(?:用|使用|是|跑|装)的?是?\s?`,
  ].join('|')})${kind}$`,
  'iu',
)

/** “Support asked whether we have …; we do not.” */
const asked = new RegExp(
  String.raw`\b(?:asked|asks|wondered|wanted to know|wants to know)\s(?:us\s|me\s)?(?:whether|if)\s(?:we|I|you|it|the (?:node|cluster|pods?))\s(?:is\s|are\s)?(?:${have}\s)?${kind}$`,
  'iu',
)
const isSo =
  /^[;,.:]?\s(?:and\s|but\s)?(?:yes|yep|we do(?!\snot|n['’]t)|it (?:does|is)(?!\snot|n['’]t)|indeed|that is so)\b/i

/** “Would … help?” */
const would = new RegExp(String.raw`(?:^|[\s,;:(])(?:would|could|might)\s${kind}$`, 'iu')
const wouldHelp =
  /^\s(?:help|fix|solve|work|be\s(?:better|enough|needed|possible)|make|change|avoid|resolve|even)\b/i

/** “… which we removed”, “… that we dropped in May” */
const dropped =
  /^,?\s(?:which|that)\s(?:we|I|they)\s(?:have\s|had\s|then\s|since\s|later\s|again\s){0,3}(?:removed|dropped|replaced|undid|reverted|uninstalled|abandoned|gave up|took out|threw out|rolled back)\b(?!\s(?:from|on|for|in|only)\b)/i

/** “Our test cluster has … and is fine.” */
const ofOther = new RegExp(
  String.raw`\b(?:test|testing|lab|staging|dev|development|second|other|reference|QA)[ -](?:cluster|system|environment|setup|site)s?\s(?:is\s(?:on|at)\s|with\s|(?:still\s|also\s)?${have}\s)${kind}$`,
  'iu',
)
const isFine =
  /^(?:,?\s(?:and|where|but|there))?\s(?:it\s|all\s|everything\s|that one\s|there\s)?(?:(?:is|are|was)\s(?:fine|ok(?:ay)?|healthy|not affected|unaffected|good)|works?|runs?\s(?:fine|well|without)|has\sno\s(?:such\s)?(?:problems?|issues?|trouble|errors?)|shows?\sno(?:ne|thing)?\b|does\snot\s(?:show|have))\b/i

/**
 * Whether the words right around a value frame it as none of this setup: what is denied, was left,
 * is asked, read or recommended, or what another one has.
 */
export function isFramed(before: string, behind: string): boolean {
  const ahead = before.slice(-200).replace(/^.*[.;!?](?=\s)/s, '')
  const after = behindAll(behind.slice(0, 200))
  return (
    leads.test(ahead) ||
    dropped.test(after) ||
    (asked.test(ahead) && !isSo.test(after)) ||
    (would.test(ahead) && wouldHelp.test(after)) ||
    (ofOther.test(ahead) && isFine.test(after))
  )
}
