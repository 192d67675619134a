import { acrossLines } from '../../../values/across-lines.ts'

export const runtimeWithVersion = new RegExp(
  acrossLines`
    \b(
      (?:
        containerd(?:\.exe)?
        |(?<!cri-)dockerd?(?: ee| engine)?
        |mcr(?=\s+(?:ver|v?(?:19|2\d)\.\d))
        |mirantis(?:
          \s{1,3}container\s{1,3}runtime
          |(?:\s{1,3}(?:container|runtime))?(?=\W{1,4}v?(?:19|2\d)\.\d)
        )
      )(?:
        [\s_]{1,20}(?:(?:ver(?:sion)?\b|vers[aã]o|versi[oó]n|versione|w wersji|верси[яи])["']?)?
        |:\/\/|\s{0,20}(?:版本|バージョン|버전)号?
        |\s(?:is|ist|est|es|é)(?=\sv?\d)
      )?\s{0,20}(?:[:=|]|-\s)?\s{0,20}["']?(?:v\s?)?\d{1,2}\.\d{1,2}(?:\.\d{1,3})?
      (?:[-+][\w.+-]{0,20})?
    )
  `,
  'gi',
)
export const runtimeOnNode = new RegExp(
  acrossLines`
    \b(containerd|docker)(?: ee| engine)?(?:\sversion)?\son\s
    (?!(?:(?:the|our|this|each|all)\s)?(?:linux|other|control|masters?|jenkins|build|CI)\b)
    (?:(?:the|our|this|each|all)\s)?[\w-]{1,20}(?:\s[\w-]{1,20})?
    (?::\s{0,3}|\s(?:is|are)\s(?:still\s|now\s|at\s|version\s|on\s){0,2})v?
    (\d{1,2}\.\d{1,2}\.\d{1,3})\b
  `,
  'gi',
)
export const runtimeUpdatedTo = new RegExp(
  acrossLines`
    \b(containerd|docker)(?:
      \s(?:(?:was|got|has been)\s)?(?:
        (?:updated?|upgraded?)\s\(
        |(?:updated?|upgraded?|bumped|raised|moved|went|switched|jumped|taken|brought)\s
          (?:up\s)?(?:from\s(?:version\s)?v?\d{1,2}\.\d{1,2}[\w.+-]{0,20}\s)?(?:up\s)?to\s
          (?:version\s)?
      )
      |\sas\s(?:(?:the|our|its|container)\s){0,2}runtime,?\s\(?
      |(?:\s(?:is|comes?|ist|kommt|est|vient|es|viene)|,\s(?:the\sone|celui|der|das|el|quello))
        \s[^.;()\n]{1,50}\s\(
      |\s\(
    )v?(\d{1,2}\.\d{1,2}\.\d{1,3}(?:[-+][\w.+-]{0,20})?)(?=[\s),;.]|$)
  `,
  'gim',
)
export const runtimeInBrackets = new RegExp(
  acrossLines`
    (?<!\b(?:build|jenkins|CI|dev|test|linux|other|old|former|another)\s)\b
    (?:nodes?|workers?|hosts?)\s\((docker|containerd)\)(?!\s(?:to|auf)\b)
  `,
  'gi',
)
export const asRuntime = new RegExp(
  acrossLines`
    (?<!\b(?:no|not|without|instead of|than|from)\s)\b(docker|containerd) as (?:the |our |a |its |their )?
    (?:default )?(?:container |CRI )runtime\b(?! for linux| on (?:the )?linux)
  `,
  'gi',
)
/** “containerd is up”, of the node that the text is about. */
export const isUp = new RegExp(
  acrossLines`
    \b(containerd)(?:\sservice)?\sis\s(?:up(?:\sand\srunning)?|running)\b
    (?!\s(?:on|in|at)\s(?:(?:the|our|all|both)\s)*(?:linux|masters?|other|control|jenkins|build|CI)\b)
    (?![^.;\n]{0,60}\?)
  `,
  'gi',
)
export const nodesRunning = new RegExp(
  acrossLines`
    \bwindows\s
    (?:(?:server\s)?(?:20\d\d\s)?(?:nodes?|workers?|node\s?pools?)|server\s20\d\d(?:,|\sand)?)\s
    (?:that\s(?:is|are)\s)?(?:running|runs?|using|uses?|with)\s(docker|containerd)\b
    (?=[^\w\n-]{0,3}(?:$|\s|,|\.))(?!
      \s(?:
        desktop|logs?|images?|pipe|config\w*|v?\d
        |(?:are|is|were|was)\s(?:gone|no\b|over|history)
      )
    )
  `,
  'gim',
)
export const behindRelease = new RegExp(
  acrossLines`
    \b(?:
      removed|dropped|deprecated|introduced|added|fixed|available|supported|new|since|until
      |before|from|requires?|needs?|at least
    )(?:\s(?:in|with|by))?\s$
  `,
  'i',
)
export const aheadOfNext = new RegExp(
  acrossLines`
    (?:
      \bnext (?:step|week|month|year)\b[^.;\n]{0,40}
      |\b(?:want|plan|planned|going|intend|before we|will|would|could)\b[^.;\n]{0,40}\b
        (?:upgrade|update|switch|move|migrate|go|change|come)\s(?:[\w-]{1,20}\s){0,3}to\s
    )$
  `,
  'i',
)
