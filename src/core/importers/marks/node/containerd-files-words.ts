import { acrossLines } from '../../../values/across-lines.ts'

const root = String.raw`(?:[A-Za-z]:|%\w{1,30}%|\$\{?env:\w{1,30}\}?)[\\/](?:[\w .-]{1,60}[\\/]{1,2}){0,8}?`
/** The folder of one registry; Docker has folders of the same name with other rules. */
const folder = String.raw`(?<!docker[\\/]{1,2}(?:config[\\/]{1,2})?)certs\.d[\\/]{1,2}([\w.-]{1,200})[\\/]{1,2}`
export const inPath = new RegExp(`(?<![\\w-])${root}${folder}hosts\\.toml\\b`, 'gi')
export const ofFile = new RegExp(`${folder}hosts\\.toml\\b`, 'i')

/** `tree /F`, `dir` and `Get-ChildItem` of the folder itself. */
export const listed =
  /(?:^|[\s;])(?:tree|dir|ls|gci|Get-ChildItem)\b[^|\n]*(?<!docker[\\/])certs\.d["']?/i
export const entry =
  /^(?:[+\\|├└][-─]{2,4}[ ]?|d[-a-z]{4,5}[ \t][^\n]{8,60}?[ \t]|\d\d[^\n]{8,30}<DIR>[ \t]{1,20})([A-Za-z\d_][\w.-]{0,200})[ \t]*$/gm

/** A folder with its port that somebody makes. */
export const moved = new RegExp(
  acrossLines`
    ^[^\n]{0,40}\b
    (?:Rename-Item|ren|move|Move-Item|mv|mkdir|md|New-Item|Copy-Item|cp|xcopy|robocopy)
    \s[^\n]{0,300}?([\w.-]{1,200}_\d{2,5}_)(?![\w.])
  `,
  'im',
)

export const pathAhead = /(?:[A-Za-z]:|[%$])[^"'`\n]{0,200}$/
export const writes = /\b(?:Set-Content|Add-Content|Out-File|Copy-Item|Move-Item|WriteAllText)\b/i
export const notNow = /\?|\b(?:was|were|had|used to|until|before|renamed?|will|should|would)\b/i

export const isOfLinux = /(?:^|\s)\/etc\//m

/** The registries with a port of a hosts.toml. */
export const registry =
  /^[ \t]*(?:server[ \t]*=[ \t]*|\[host\.)["']https?:\/\/([\w.-]{1,200}:\d{2,5})[/"']/gm

/** Paths of a hosts.toml whose backslashes TOML takes for escapes. */
export const broken =
  /^[ \t]*(?:ca|client)[ \t]*=[^\n]{0,200}?("[A-Za-z]:(?:[^"\n\\]|\\\\){0,200}\\(?!\\)[^"\n]{0,200}")/gm
/** Hosts that stand there already, above. */
export const host = /^[ \t]*(\[host\.["'][^"'\n]{1,200}["']\])/gm

/** A table of credentials, which config.toml has. */
export const credentials = /^[ \t]*(\[host\.(?:"[^"\n]{1,200}"|'[^'\n]{1,200}')\.auth\])/gm

/** Words between two forms of a file. */
export const prose = /^[ \t]*(?:before|after|now|old|new|then|was|and|but|or|we)\b[^\n=[]{0,200}$/im

/** Images with a port that somebody pulls. */
export const pulled =
  /(?:\bFailed to pull image \\?"|\bimage=\\?"|\b(?:crictl|images?) pull )([\w.-]{1,200}:\d{2,5}\/[\w./:@-]{1,300})/g

/** The program of the service of containerd, as Windows prints it. */
export const service = new RegExp(
  acrossLines`
    ^[ \t]*(?:BINARY_PATH_NAME|PathName|ImagePath)[ \t]*(?::|REG_\w{2,12})?[ \t]+
    ("?(?:[A-Za-z]:|%\w{1,30}%)[^"\n]{0,200}?\bcontainerd\.exe"?[ \t]+[^\n]{0,400})$
  `,
  'gim',
)

/** A containerd that runs, or its service, with the file that it is given. */
export const running = new RegExp(
  acrossLines`
    [A-Za-z]:[\\/][^"'\n|]{0,200}?\bcontainerd\.exe["']?[ \t](?:[^\n]{0,300}?[ \t])?
    (?:--config|-c)[ \t=]["']?([A-Za-z]:[\\/][^"'\n,;]{0,200}?\.toml)\b
  `,
  'gi',
)
export const registers = /--register-service/i

/** What the program prints is not the file as it stands. */
export const asked = /\bcontainerd(?:\.exe)?["']?\s+config\s+(?:default|dump)\b/i

/** What sets the service up with a path. */
export const registered =
  /\bcontainerd(?:\.exe)?["']?[ \t][^\n]{0,200}?--register-service\b[^\n]{0,200}?[ \t](?:--config|-c)[ \t=]/i

export const wholePath = /(?:^|[\s"'])([A-Za-z]:[\\/](?:[\w.() -]{1,60}[\\/]){0,8}config\.toml)\b/im

const dropIn = String.raw`containerd[\\/]{1,2}conf\.d[\\/]{1,2}([\w.-]{1,80}\.toml)`
/** What prints the file, or the file itself. */
export const ofDropIn = /(?:^|[\\/\s"'])conf\.d[\\/]{1,2}([\w.-]{1,80}\.toml)\b/i
/** A line of a list, or of what writes the file. */
export const dropInLines = [
  new RegExp(`^[ \\t]*${root}${dropIn}[ \\t]*$`, 'gim'),
  new RegExp(`${writes.source}[^\\n]{0,200}${dropIn}`, 'gim'),
]

/** The name that a service of containerd gets, where it is not the usual one. */
export const serviceNamed = new RegExp(
  acrossLines`
    \bcontainerd(?:\.exe)?["']?\s[^\n|;]{0,200}?--service-name[= ]["']?(?!containerd\b)([\w.-]{1,60})
    (?=[^\n]{0,300}--register-service|(?<=--register-service[^\n]{0,300}))
  `,
  'gi',
)

/** The line that registers the service of containerd or starts it as one, with its options. */
export const asService = new RegExp(
  acrossLines`
    ^[ \t>]{0,12}(?:PS[^>\n]{0,120}>[ \t]{0,4}|[A-Z]:[^>\n]{0,120}>[ \t]{0,4})?(?:&[ \t]{0,4})?["']?
    (?:[\w:.$%(){}-]{0,40}(?:[\\/][\w.$%(){} -]{1,60}){0,8}[\\/])?containerd(?:\.exe)?["']?[ \t]
    (?=[^\n|;\x60]{0,400}--(?:register|run)-service\b)([^\n|;\x60?]{1,400})(?=$|[\n|;\x60])
  `,
  'gim',
)
