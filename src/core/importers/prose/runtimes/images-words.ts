import { acrossLines } from '../../../values/across-lines.ts'

const reference = String.raw`([a-z\d][\w.-]{0,80}(?::\d{1,5})?(?:\/[\w.-]{1,100}){0,6}(?::[\w.-]{1,128})?)`
export const pulled = new RegExp(
  acrossLines`
    \b(?:pulling|pull(?:ed)?|container(?= image \\?"[^"\s]{1,300}" already present)) image \\?"${reference}
      (?:@sha256:\w+)?\\?"
    |\bmsg="PullImage \\"${reference}\\"
  `,
  'gi',
)

/** The image of the sandbox that the kubelet asked for, and that there is none of for Windows: so it is in use. */
export const ofSandbox = new RegExp(
  acrossLines`
    \b(?:RunPodSandbox|(?:create )?pod sandbox|sandbox image)\b[^\n]{0,400}?\b
    (?:image|get|pull|unpack) \\?"
    ((?:[\w.:-]{1,80}\/){1,5}(?:[\w-]{1,40}-)?pause(?:-[\w-]{1,40})?:[\w.-]{0,99}\w)
    \\?"[^\n]{0,200}?\bno match(?:ing manifest)? for (?:windows|platform)\b
  `,
  'gi',
)

/** Workloads with their images; nodes list what they hold, needed or not. */
export const listing =
  /\bkubectl\b.{0,60}\bget\s+(?:po|pods?|deploy\w*|ds|daemonsets?|sts|statefulsets?|jobs?|all)\b.{0,200}\s-o/i
export const shown =
  /(?:^|[ \t,"'])((?:mcr\.microsoft\.com|[\w-]{1,60}\.azurecr\.io|docker\.io)\/[\w./-]{1,200}:[\w.-]{1,128})(?=[ \t,"']|$)/gm

const named = String.raw`["'\x60*[]{0,3}((?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}:[\w.-]{0,127}\w)`
export const started = new RegExp(
  [
    acrossLines`
      \b(?:docker|nerdctl|ctr|crictl)(?:\.exe)?\s[^\n|]{0,120}?\b(?:pull|run)\s
      (?:(?:--?[\w=./:-]{1,80}|(?<=\s--?[\w-]{1,40}\s)[^\s"-]\S{0,120}|"[^"\n]{1,120}")\s){0,16}
      ${named}
    `,
    String.raw`\bkubectl\s(?:run|create)\s(?:[^\n|\\\x60]|[\\\x60][^\n]|[\\\x60]\r?\n){0,160}?--image[= ]${named}`,
    String.raw`^(?:[ \t]*(?:Step \d{1,3}\/\d{1,3} :|(?:#\d{1,3}|=>) \[[^\]\n]{1,60}\])[ \t]+)?FROM\s{1,4}${named}`,
    acrossLines`
      \b(?:
        image[*_\x60]{0,3}\s?:
        |base image (?:being )?used\s?:
        |images? (?:of|for) (?!
          (?:[\w-]{1,20} ){0,3}(?:old|previous|former|other|base|linux|pause)\b
        )(?:[\w-]{1,20} ){0,3}[\w-]{1,20}\s?:
        |(?:container|base|docker|executor with|using an?) image
        |based on
        |(?:built|builds?)(?<!\b(?:not|never|old|previous|former)\b[^.;\n]{0,30}buil(?:t|ds?)) (?:on|from)
          (?: top of)?
      )\s{1,3}${named}
    `,
    // “The image is …”, “we run …”; a log quotes what it pulls.
    acrossLines`
      (?:
        (?<!\b(?:pull(?:ing|ed)?|push(?:ing|ed)?|no|old|previous|other|another)\s)\b
          (?:images?|imagen)(?:
            \s(?:is|are|was|ist|sind|lautet|est|es|é|used is|in use is)
            |(?:\s(?:used|we use))?\s(?:in|of|by|for)\s(?!
              (?:[\w-]{1,20}\s){0,3}
              (?:old|new|previous|former|other|another|linux|pause|example|sample)\b
            )(?:[\w-]{1,20}\s){0,3}(?:
              pods?|deployments?|containers?|workloads?|apps?|applications?|manifests?|ya?ml
              |statefulsets?|daemonsets?|jobs?
            )(?:\s(?:is|are)|\s?:)
          )?
        |\b(?:we|pods?|deployments?|and|that)\s(?:run|use|deploy|start)s?
        |\b(?:pods?|containers?|deployments?|workloads?)\s(?:with|from|of)(?:\s(?:the|an?))?
        |\b(?:mostly|mainly)
      )\s["'\x60*]{0,3}(?=(?:mcr\.microsoft\.com|microsoft)\/)${named}
    `,
    // “The pods of our shop (mcr.microsoft.com/…)”, “The image is FROM mcr.microsoft.com/…”
    acrossLines`
      (?<!\b(?:old|previous|former|linux|no|other|another)\s)\b
      (?:pods?|containers?|deployments?|workloads?|images?|Dockerfile)\b
      (?!
        [^\n]{0,60}?\b(?:old|previous|former|linux|was|were|no|not|never)\b[^\n]{0,60}?
        (?:\(|from)
      )(?:[^\n().;:]{0,40}?\s\(|\s(?:is |are |starts? |begins? )?(?:with )?from\s)["'\x60*]{0,3}
      (?=(?:mcr\.microsoft\.com|microsoft)\/)${named}
    `,
    // “Until last Tuesday mcr.microsoft.com/… worked”, “since yesterday mcr.microsoft.com/… fails”
    acrossLines`
      (?:^|[.;:,!?]\s|\b(?:and|now|as)\s)\s{0,3}
      (?:(?:until|till|up to|since)\s(?:(?!\b(?:we|they|you)\b)[^.,;:\n]){1,40}?,?\s)?
      (?:(?:the|our)\s)?["'\x60*]{0,3}(?=(?:mcr\.microsoft\.com|microsoft)\/)${named}
      (?=
        ["'\x60*]{0,3}\s(?:(?:always|still|also|no longer|suddenly|now)\s)?
        (?:
          worked|works|ran|started|starts|was\sfine|runs|fails|failed|crashes|hangs|stopped
          |does(?:\snot|n['’]t)\s(?:start|run|work)
          |did(?:\snot|n['’]t)\s(?:start|run|work)
        )\b
      )
    `,
    // “The servercore:ltsc2019 image”
    acrossLines`
      (?<!\b(?:delet|remov|show|replac|dropp?|mention)\w{0,4}\s(?:the\s|our\s)?["'\x60*]{0,3})
      (?<!
        \b(?:pull(?:ing|ed)?|push(?:ing|ed)?|no|old|previous|other|another|a|an|any)
        \s["'\x60*]{0,3}
      )(?<=\s["'\x60*]{0,3})(
        (?:[\w.-]{1,80}\/){1,6}[\w.-]{1,100}:
        (?=[\w.-]{0,100}(?:ltsc20|windowsservercore|nanoserver|1809|20H2))[\w.-]{0,127}\w
      )["'\x60*]{0,3}\simage\b
    `,
    // “I used the `mcr.microsoft.com/…` image”, “a workload for the mcr.microsoft.com/… image”
    acrossLines`
      \b(?:
        (?:I|we)\s(?:used|use|run|deploy|deployed|took)
        |(?<!\b(?:linux|no|any|other|another)\s)(?:workloads?|deployments?|pods?|containers?)(?:\s\([^\n()]{1,30}\))?\s(?:for|with|of|from)
      )\s(?:the\s|an?\s)?["'\x60*]{0,3}(?=mcr\.microsoft\.com\/)${named}
      (?=["'\x60*]{0,3}\simages?\b)
    `,
  ].join('|'),
  'gim',
)

/** “We have no pods with …”, “we plan deployments with …”, “we deleted the pods with …” */
export const notThere = new RegExp(
  acrossLines`
    \b
    (?:n['’]t|not|no|never|without|plan(?!t)\w*|want\w*|would|will|delet\w*|remov\w*|dropped|retired)
    \b[^.;:\n]{0,30}\b(?:pods?|containers?|deployments?|workloads?)\s(?:with|from|of)\s
    (?:the\s|an?\s)?\S{0,3}$
  `,
  'i',
)

export const deleted = new RegExp(
  acrossLines`
    ^["'\x60*)]{0,4}\s(?:were|was|are|is|have been|has been)\s(?:all\s|since\s|already\s)?
      (?:deleted|removed|replaced|retired|gone)\b
    |^["'\x60*)]{0,4}\s\(?until\s
  `,
  'i',
)

/** Who speaks so may mean another time than today. */
export const isOfOtherTime =
  /\b(?:want|plan(?:s|ned|ning)?|would|should|next (?:week|month|quarter|year)|used to|previously|formerly|instead of)\b/i

/** ctr knows registries only from the folder that it is given; the part of the CRI plugin is not for it. */
export const withoutHosts =
  /\bctr(?:\.exe)?\s(?![^\n|;]{0,200}--(?:hosts-dir|skip-verify|plain-http))/i
export const pulls = new RegExp(
  acrossLines`
    \b(
      ctr(?:\.exe)?\s[^\n|;]{0,100}?\b(?:i|images?)\s(?:pull|fetch)\s[^\n|;]{1,300}
      |ctr(?:\.exe)?\s[^\n|;]{0,100}?\bcontent\sfetch\s[^\n|;]{1,300}
    )
  `,
  'gi',
)

export const byHand = new RegExp(
  acrossLines`
    \b(?:docker|nerdctl|ctr|crictl)(?:\.exe)?\s(?:--?\S{1,60}\s(?:[\w.]{1,40}\s)?){0,6}
      (?:run|pull|build|create|start|exec|images?|i|container|inspect|load|tag|push)\b
    |^FROM\s
  `,
  'i',
)

/** `ctr -n k8s.io images pull registry.k8s.io/pause:3.5`, into the place from which pods are started. */
export const pauseByCtr = new RegExp(
  acrossLines`
    \bctr(?:\.exe)?\s[^\n|;]{0,60}k8s\.io\s[^\n|;]{0,60}\b(?:i|images?)\s(?:pull|fetch)\s
    [^\n|;]{0,120}?((?:[\w.:-]{1,80}\/){1,5}pause(?:-[\w-]{1,40})?:[\w.-]{0,99}\w)
  `,
  'gi',
)
