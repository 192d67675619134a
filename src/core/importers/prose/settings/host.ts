import { folder, is, named, valued, words, type Told } from './define.ts'

const list = String.raw`(?:KB\d{6,8}(?:\s?[,&]\s?|\s(?:and|or)\s|,\s(?:and|or)\s)){0,12}`

/** What people say of the node itself, its services and its runtime. */
export const hostSettings: readonly Told[] = [
  named('host.pagefileMB', words`\bpage ?file(?: size)?${is}(\d{2,6}) ?MB\b`, Number),
  named(
    'host.pagefile',
    words`
      \b(?:removed|disabled|deleted|turned off|switched off)\s(?:the\s|its\s|our\s)?
        ((?:page|paging) ?file)\b
      |(?<!\blinux\b[^.\n]{0,30})\b((?:page|paging) ?file)\s(?:is|was|has been)\s
        (?:off|disabled|removed|deleted|turned off)\b
        (?!\s(?:on|for|in)\s(?:the\s|our\s|all\s|an?\s)?(?:linux|nano|images?|containers?)\b)
      |\b(?<!\b(?:read|one|linux)\b[^.\n]{0,30})(?:has|have|had|is|with)\s
        (no (?:page|paging) ?file)\b(?!\sin\s(?:the\s|a\s)?(?:nano|images?|containers?)\b)
    `,
    () => 'No Instance(s) Available',
  ),
  named(
    'host.pagefileMB',
    words`\bpage ?file(?: size)?${is}(\d{1,3}) ?GB\b`,
    (raw) => Number(raw) * 1024,
  ),
  named(
    'host.dynamicPortRange',
    words`\bdynamic port(?:s| range)?${is}(?:from\s)?(\d{4,5}\s?(?:-|–|to)\s?\d{4,5})\b`,
  ),
  named(
    'host.hotfixes',
    words`(?<=\b(?:has|have|(?:hotfix(?:es)?|patch(?:es)?|updates?|KBs?)(?:\sinstalled)?:?)\s${list})(KB\d{6,8})\b`,
  ),
  named(
    'host.inDomain',
    words`
      (?<!\b(?:if|whether|when|where|unless|should|linux)\b[^.;\n]{0,60})
        \b(?:nodes?|hosts?|workers?|servers?|machines?|VMs?|20(?:19|22|25))\b
        (?:\s(?:is|are|was|were|has|have|been|which|that|and)){0,3}
        (?:n['’]t|(?=\s(?:not|never)\b))\s((?:(?:not|never)\s)?(?:been\s)?(?:(?:an?|AD)\s){0,2}
          (?:
            domain[ -]joined
            |(?:joined\sto|members?\sof|in)\s(?:the|an?|any|our)\s(?:AD\s)?domain
          ))\b
      |\b(non-?domain[- ]joined)\s(?:windows\s)?(?:nodes?|hosts?|workers?|servers?)\b
    `,
    () => false,
  ),
  named('docker.graphDriver', words`\bstorage driver${is}(windowsfilter|overlay2|aufs|lcow)\b`),
  named('docker.server.os', words`\bserver\sOS(?:\/Arch)?${is}(windows|linux)\b`),
  named(
    'containerd.cni.confDir',
    words`
      \bconf_dir\b[^\n:;=]{0,30}?${is}${folder}
      |\b(?:reads|loads|takes|finds)\s(?:its|the)\sCNI\s(?:config(?:uration)?s?|conf|files?)\s
        (?:from|in)\s["'\x60]?${folder}
    `,
  ),
  valued(
    'nodeName',
    words`
      \bwindows\s(?:server\s(?:20\d\d\s)?)?(?:worker\s)?(?:node|worker|machine|host|box|VM)\s
        (?:is\s)?(?:named|called)\s["'\x60“]?(?=[\w.]{0,40}[-\d])([a-z\d](?:[\w.-]{0,60}[a-z\d])?)
      |\bwindows\s(?:worker\s)?(?:node|worker|host)\s
        (?:registers|registered|joins|joined|shows up)\s(?:itself\s)?as\s["'\x60“]?
        (?=[\w-]{0,40}[-\d])([a-z\d](?:[\w.-]{0,60}[a-z\d])?)
      |\b(?:the|our)\s(?:windows\s)?(?:worker\s)?node\sis\s["'\x60“]?(?=[\w-]{0,40}[-\d])
        ([a-z][\w-]{1,40}[a-z\d])["'\x60”]?,?\s(?=with|at|\()
    `,
  ),
]

/** What people say of the services of a node. */
export const serviceStates: readonly Told[] = (
  ['kubelet', 'containerd', 'kube-?proxy'] as const
).map((service) =>
  named(
    service === 'kube-?proxy' ? 'kubeProxy.serviceState' : `${service}.serviceState`,
    words`
      \b(?:
        ${service}\s(?:windows\s)?service(?:['’]s state)?
        |service\s["'\x60“]?${service}["'\x60”]?
      )\s(?:is|stays|remains|shows(?:\sup)?(?:\sas)?|is\sset\sto)(?:\s(?:in|to|into))?(?:\sthe)?
        (?:\sstate)?\s["'\x60“]?(running|stopped|paused|SERVICE_PAUSED)\b
      |\bGet-Service\s(?:shows|says|lists|has|prints)\s[^\n.;:]{0,30}?\b${service}["'\x60]?\s
        (?:(?:as|is)\s)?["'\x60]?(running|stopped|paused)\b
    `,
  ),
)
