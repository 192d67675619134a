import { acrossLines } from '../../values/across-lines.ts'

/** Between words and the first flag. */
const mark = String.raw`(?: are| is)?[ \t]?[:=]?[ \t"'\x60(]{0,4}`
const names =
  '(?:(?:the|these) )?(?:(?:extra|command line|startup|start) )?(?:flags?|arg(?:ument)?s|options|parameters)'
/** Its number, that it is a service, or where it runs. */
const apart = acrossLines`
  (?: \((?:v|version )?\d\.\d{1,2}[^()\n]{0,40}\)
    | v?\d\.\d{1,2}(?:\.\d{1,3})?| service| process
  )?(?: (?:on|of|for) (?:(?:the|our|all|each|every|that|this|an?) )?windows(?: server)?
      (?: 20(?:19|22|25))?(?: (?:nodes?|workers?|hosts?|machines?|servers?))?
    | on server 20\d\d
  )?
`
/** “kubelet arguments (nssm): --v=4”. */
const kept = String.raw`(?: \((?:(?:from|of|in|via|by) )?(?:the )?(?:nssm|service|registry|AppParameters|now|current(?:ly)?)\))?`
const program = String.raw`(kubelet|kube-?proxy|flanneld)`
const still = '(?: still| also| now| already)?'
/** `kube-proxy flags: --enable-dsr=true …`, `kubelet runs with --v=4 …`, “and kube-proxy with --v=4 …”, `kubelet: --v=4`, `kubelet (1.31.4) -> --v=4`. */
export const said = new RegExp(
  acrossLines`
    \b${program}(?:\.exe)?["'\x60]?(?:['’]s)?${apart}\)?${still}:? (?:
      (?:
        ${names}${kept}
        |(?:is |was )?(?:being )?(?:started|starts|runs?|running|launched|called|invoked) (?:with|using)
          (?: ${names})?
      )${mark}(?=--[a-z])
      |(?:(?:${names}|command line)(?: there)?${still}(?: are| is)?${still} )?
        (?:with|using|uses|gets|has|contains?|includes?|is|are|have)${still}(?: ${names})?
        ${mark}(?=--[a-z][\w-]{1,60}=)
    )
    |\b${program}(?:\.exe)?${apart}[ \t]?(?::|[-=]>|→)[ \t]{1,3}["'\x60]?(?=--[a-z][\w-]{1,60}=)
  `,
  'gi',
)

/** “AppParameters of the kubelet: --v=4”, “our script gives the kubelet --v=4”. */
export const given = new RegExp(
  acrossLines`
    \b(?:(?:AppParameters|${names}|command line) (?:of|for)|(?:gives?|hands?|passes|pass)) (?:the |our )?
    (?:windows )?${program}(?:\.exe)?(?: service)?${mark}(?=--[a-z][\w-]{0,60}=)
  `,
  'gi',
)

/** “We pass --v=4 to the kubelet”: the flags stand before their program, and who is told to pass them may not. */
export const passed = new RegExp(
  acrossLines`
    \b(?:
      passe[sd]|gives|sets|adde?[sd]|puts|uses|has|only flags
      |(?<=[\w,)] )(?:pass|give|set|add|put|use|have|keep)
    )\b(?! to\b)(?:(?!--)[^.;:\n]){0,30}?[ \t"'\x60(](?=--[a-z][\w-]{0,60}=)
    ((?:[^\n.]|\.(?=\S)){3,200}?)[ \t,](?:to|for|of|on) (?:the |our |all |each )?(?:windows )?
    ${program}s?(?:\.exe)?\b(?! (?:on|of|for) (?:the |our |all )?linux\b)
  `,
  'gi',
)

/** “The service runs C:\k\kubelet.exe --v=4”: a program by its file, with more than a question for its version. */
export const ran = new RegExp(
  acrossLines`
    \b(?:
      lines?|commands?|ran|tried|runs?|running|start(?:s|ed)?|launch(?:es|ed)?|with|and|is|as
      |uses?|executes?|imagepath|binpath|binary path|service
    )\b[ \t]?[:=]?[ \t]{0,2}[("'\x60]{0,3}
    (?:(?:[A-Za-z]:|\.)[\\/](?:[^\s"'\x60:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)
    \.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])
  `,
  'gi',
)

/** “Server 2022, kube-proxy --enable-dsr=true (1.30.2)”, “Kubernetes 1.30 on Windows, kubelet.exe --v=4”: an item among what a node has. */
export const listed = new RegExp(
  acrossLines`
    (?:[,;:]|\.(?=[ \t]))[ \t]{0,3}["'\x60(]{0,3}(?:
      (?:(?:[A-Za-z]:|\.)[\\/](?:[^\s"'\x60:\\/]{1,60}[\\/]){0,8})?(kubelet|kube-proxy|flanneld)
        \.exe["']?[ \t]+(?=--(?!version\b|help\b)[a-z])
      |(?<=[ \t])(kubelet|kube-proxy|flanneld)[ \t]{1,2}
        (?=--(?!version\b|help\b)[a-z][\w-]{1,60}=)
    )
  `,
  'gi',
)

/** Of what an item is that is none of a Windows node; settings are no words that lead to a command. */
export const ofOthers =
  /\b(?:linux|ubuntu|debian|rhel|masters?|control[- ]planes?|not?|never|without)\b|[\w"'`]=/i

/** “We set --node-labels=… in the service”: flags that one of them alone has, without its name. */
export const own = new RegExp(
  acrossLines`
    \b(?:we|I)\s(?:(?:have|also|now|still)\s){0,2}
    (?:set|use|pass|give|added|start(?:ed)?\s(?:it|them)?\s?with|run\s(?:it|them)?\s?with)
    \s["'\x60]?
    (--[a-z]{2,20}-[a-z-]{2,50}=\S{1,200}(?:(?:\sand)?\s--[a-z][\w-]{1,60}=\S{1,200}){0,8})
    ([^.;\n]{0,80})
  `,
  'gi',
)
export const ofOtherPrograms =
  /\b(?:kube-)?(?:controller-manager|api-?server|scheduler|kubectl|kubeadm|etcd|gcloud|eksctl|helm|minikube|flannel|linux)\b/i

/** “`--a`, … via `--b`”: what stands behind the closing mark of a name is no value of it. */
export const namedAlone =
  /(?<=`--[a-z][\w-]{1,60})`(?=\)?(?:[,;:.)]|\s(?:and|or|via|through|with|by|to|for|from|in|as)\b))[^`\n]*/g

export const verb =
  /(?<=--[a-z][\w-]{1,60}[ \t]{1,5})(?:is|are|was|were|has|have|must|should|can|cannot|do|does|did|will|would)[ \t].*$/s

/** “We set the kubelet to use …”: whoever did so has it. */
export const madeTo = new RegExp(
  acrossLines`
    (?<!\b(?:not|never|to|will|would|should|must|could)\s)\b
    (?:set|configured|changed|adjusted|made)\s(?:\S{1,20}\s){1,6}(?:to\s)?(?:use|run|start|have)
    (?:\s(?:with|also|now))?\s$
  `,
  'i',
)

/** It holds for anybody. */
export const byDefault = /^[^.;]{0,200}\b(?:by|as (?:the|its)) default\b/i

/** “The docs say: …”, “we want to pass …”, “please add …”: what somebody is told, or means to do. */
export const told = new RegExp(
  acrossLines`
    \b(?:
      docs?|documentation|read-?me|manual|guide|article|blog|wiki|says?|told|tells?|advised?
      |suggest(?:s|ed)?|recommend(?:s|ed)?
    )\b[^.;!?]*$
    |\b(?:to|please|let us|let['’]s|nobody|none|some|someone|somebody|others?|people)\s
      (?:\w{1,10}\s)?$
  `,
  'i',
)
/** “We have removed …”, “we pass no …” */
export const gone =
  /\b(?:no|none|neither|removed|dropped|deleted|disabled|unset|cleared|stripped|commented|taken|got rid)\b/i
/** “Earlier we passed …” */
export const wasSo = /\b(?:before|earlier|once|in the past|vorher|früher)\b/i

/** The end of a line, and where a sentence goes on with another program. */
export const otherSubject =
  /\n|[\s,;(](?:(?:and|the|while|but)\s){0,3}(?:kubelet|kube-?proxy|flanneld)\s/i
