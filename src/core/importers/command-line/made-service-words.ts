import { acrossLines } from '../../values/across-lines.ts'

/** The same as a member of an object in JSON, one a line or all on one. */
export const inJson = new RegExp(
  acrossLines`
    (?:^\s*|[{,]\s{0,4})"(?:
      CommandLine|(?:Binary)?PathName|ImagePath|AppParameters
      |[\w.-]{1,60}"
        (?=\s*:\s*"(?:\\.|[^"\\\n]){0,300}(?:kubelet|kube-proxy|flanneld)\.exe(?:\\")?\s)
    )"?\s*:\s*"(?=(?:[^"\\\n]|\\.){0,4000}?\s--)((?:[^"\\\n]|\\.){1,8000})"
  `,
  'i',
)

export const ofNssm = /^(?:\S{0,80}[\\/])?nssm(?:\.exe)?\s+(?:get|dump)\s/i

/** The time and the name before what somebody says in a chat, the marks of a quotation, and of an item. */
export const saidBy = new RegExp(
  acrossLines`
    ^\s*(?:>\s{0,4}){0,3}(?:(?:[-*•+]|\d{1,2}[.)])\s{1,4})?(?:
      (?:\[?\d{1,4}[\d:./, APMT-]{3,28}\]?|[A-Z][^\n:<>]{1,40}\d:\d\d(?::\d\d)?)[\s-]{0,3}
        (?:<[^\n<>]{1,40}>\s{1,4}|[A-Z][\w .()-]{0,40}:\s{1,4}|:\s{1,4})?
      |<[^\n<>]{1,40}>\s{1,4}
    )?
  `,
)

/** `nssm install` takes the program and its arguments; `nssm dump` prints what would make the service anew. */
export const nssmSet = new RegExp(
  saidBy.source +
    new RegExp(
      acrossLines`
        (?:\S{0,80}[\\/])?nssm(?:\.exe)?\s+(?:
          set\s+["']?([\w.-]{1,80})["']?\s+(?:AppParameters|Application)
          |install\s+["']?([\w.-]{1,80})["']?
        )\s+(?=["']?--?[a-z]|["']?[a-z]:\\[^\n]{0,400}\s["']?--)
      `,
    ).source,
  'i',
)

export const scProgram =
  /^(?:"((?:\\"|""|[^"\n]){1,8000})"(?=\s|$)|\\"((?:\\"|[^"\n]){1,8000}?)\\?"(?=\s|$)|'([^'\n]{1,8000})'|([^\n]{1,8000}))/

export const ownProgram = new RegExp(
  acrossLines`
    (?:(?:BINARY_PATH_NAME|PathName|binPath)["']?\s*[:=]|ImagePath\s+(?:REG_(?:EXPAND_)?SZ|:))
    \s*[\\"']*
    (?:[^\s"']{0,200}[\\/]|[A-Za-z]:(?:(?!\.exe|\s[-/]|\s[A-Za-z]:)[^"'\n]){1,200}[\\/])?
    (?:kubelet|kube-proxy|flanneld)(?:\.exe)?[\\"']*\s
  `,
  'i',
)

export const making =
  /\bsc(?:\.exe)?["']?\s+(?:\\\\\S{1,60}\s+)?(?:create|config)\s+["']?([\w.-]{1,80})["']?\s/i
