import { mentions } from './patterns/may-match.ts'
import { letters, ofAscii, unknownCommand } from './windows-in-english-words.ts'

/**
 * What Windows and PowerShell say in other languages than English, as their English selves say it:
 * HNS, services and cmdlets answer in the language of the system. Each line stays one line.
 */
export function windowsInEnglish(text: string): string {
  if (!mayBeOther(text)) return text
  const spoken = languages.filter(({ sign }) => sign.test(text))
  return spoken.reduce(
    (read, { patterns, column }) =>
      patterns.reduce(
        (one, [pattern, english]) => one.replace(pattern, english),
        texts.reduce((one, row) => withEnglish(one, row[column], row[0]), read),
      ),
    text,
  )
}

function mayBeOther(text: string): boolean {
  const searched = { text }
  return ofAscii.some((word) => mentions(searched, word)) || letters.test(text)
}

function withEnglish(text: string, said: string | undefined, english: string): string {
  if (said === undefined || said === '') return text
  const read = text.replaceAll(said, english)
  return said.includes('’') ? read.replaceAll(said.replaceAll('’', "'"), english) : read
}

interface Language {
  /** What its texts have and others hardly. */
  readonly sign: RegExp
  readonly column: 1 | 2 | 3 | 4 | 5
  /** Texts with a name in the middle. */
  readonly patterns: readonly (readonly [RegExp, string])[]
}

const languages: readonly Language[] = [
  {
    sign: / nicht |verweiger|SSL\/TLS-Kanal|Falscher |FEHLER |Auslagerungsdatei|Kennwort ist falsch/,
    column: 1,
    patterns: [
      [/Die Benennung ["„']([^"“'\n]{1,100})["“'] wurde nicht als Name/g, unknownCommand],
      [/\bFEHLER (?=\d{3,4}:)/g, 'FAILED '],
      [
        /(?:Der )?Dienst ["„']([^"“'\n]{1,100})["“'] kann aufgrund des folgenden Fehlers nicht gestartet werden: Der Dienst/g,
        "Service '$1' cannot be started due to the following error: Cannot start service",
      ],
    ],
  },
  {
    sign: /introuvable|canal sécurisé|Accès refusé|incorrect|n['’](?:est|a) pas|refusée|insuffisant/i,
    column: 2,
    patterns: [[/Le terme «\s?([^»\n]{1,100}?)\s?» n['’]est pas reconnu/g, unknownCommand]],
  },
  {
    sign: /[Nn]o (?:se )?puede|canal seguro|denegado|no es correcto|no está|No se ha|no se reconoce|insuficiente|incorrectos/i,
    column: 3,
    patterns: [[/El término '([^'\n]{1,100})' no se reconoce/g, unknownCommand]],
  },
  {
    sign: /[\u4E00-\u9FFF]/,
    column: 4,
    patterns: [[/无法将[“"]([^”"\n]{1,100})[”"]项识别为/g, unknownCommand]],
  },
  {
    sign: /[\u3040-\u30FF]/,
    column: 5,
    patterns: [[/用語 ?['「]([^'」\n]{1,100})['」] ?は、 ?コマンドレット/g, unknownCommand]],
  },
]

/** English, German, French, Spanish, Chinese, Japanese. */
const texts: readonly (readonly [string, string?, string?, string?, string?, string?])[] = [
  [
    'The system cannot find the file specified',
    'Das System kann die angegebene Datei nicht finden',
    'Le fichier spécifié est introuvable',
    'El sistema no puede encontrar el archivo especificado',
    '系统找不到指定的文件',
    '指定されたファイルが見つかりません',
  ],
  [
    'The system cannot find the path specified',
    'Das System kann den angegebenen Pfad nicht finden',
    'Le chemin d’accès spécifié est introuvable',
    'El sistema no puede encontrar la ruta especificada',
    '系统找不到指定的路径',
    '指定されたパスが見つかりません',
  ],
  [
    'Access is denied',
    'Zugriff verweigert',
    'Accès refusé',
    'Acceso denegado',
    '拒绝访问',
    'アクセスが拒否されました',
  ],
  [
    'The parameter is incorrect',
    'Falscher Parameter',
    'Paramètre incorrect',
    'El parámetro no es correcto',
    '参数错误',
    'パラメーターが間違っています',
  ],
  [
    'Element not found',
    'Element nicht gefunden',
    'Élément introuvable',
    'No se ha encontrado el elemento',
    '找不到元素',
    '要素が見つかりません',
  ],
  [
    'The process cannot access the file because it is being used by another process',
    'Der Prozess kann nicht auf die Datei zugreifen, da sie von einem anderen Prozess verwendet wird',
    'Le processus ne peut pas accéder au fichier car ce fichier est utilisé par un autre processus',
    'El proceso no tiene acceso al archivo porque está siendo utilizado por otro proceso',
    '另一个程序正在使用此文件，进程无法访问',
    'プロセスはファイルにアクセスできません。別のプロセスが使用中です',
  ],
  [
    'The RPC server is unavailable',
    'Der RPC-Server ist nicht verfügbar',
    'Le serveur RPC n’est pas disponible',
    'El servidor RPC no está disponible',
    'RPC 服务器不可用',
    'RPC サーバーを利用できません',
  ],
  [
    'The network path was not found',
    'Der Netzwerkpfad wurde nicht gefunden',
    'Le chemin réseau n’a pas été trouvé',
    'No se ha encontrado la ruta de acceso de la red',
    '找不到网络路径',
    'ネットワーク パスが見つかりません',
  ],
  [
    'The user name or password is incorrect',
    'Der Benutzername oder das Kennwort ist falsch',
    'Le nom d’utilisateur ou le mot de passe est incorrect',
    'El nombre de usuario o la contraseña no son correctos',
    '用户名或密码不正确',
    'ユーザー名またはパスワードが正しくありません',
  ],
  [
    'Could not create SSL/TLS secure channel',
    'Es konnte kein geschützter SSL/TLS-Kanal erstellt werden',
    'Impossible de créer un canal sécurisé SSL/TLS',
    'No se puede crear un canal seguro SSL/TLS',
    '未能创建 SSL/TLS 安全通道',
    'SSL/TLS のセキュリティで保護されているチャネルを作成できませんでした',
  ],
  [
    'There is not enough space on the disk',
    'Es steht nicht genug Speicherplatz auf dem Datenträger zur Verfügung',
    'Espace insuffisant sur le disque',
    'Espacio en disco insuficiente',
    '磁盘空间不足',
    'ディスクに十分な空き領域がありません',
  ],
  [
    'The paging file is too small for this operation to complete',
    'Die Auslagerungsdatei ist zu klein, um diesen Vorgang durchzuführen',
    'Le fichier de pagination est insuffisant pour terminer cette opération',
    'El archivo de paginación es demasiado pequeño para completar la operación',
    '页面文件太小，无法完成操作',
    'ページング ファイルが小さすぎるため、この操作を完了できません',
  ],
  [
    'No connection could be made because the target machine actively refused it',
    'Es konnte keine Verbindung hergestellt werden, da der Zielcomputer die Verbindung verweigerte',
    'Aucune connexion n’a pu être établie car l’ordinateur cible l’a expressément refusée',
    'No se puede establecer una conexión ya que el equipo de destino denegó expresamente dicha conexión',
    '由于目标计算机积极拒绝，无法连接',
    '対象のコンピューターによって拒否されたため、接続できませんでした',
  ],
  [
    'The service did not respond to the start or control request in a timely fashion',
    'Der Dienst antwortete nicht rechtzeitig auf die Start- oder Steuerungsanforderung',
    'Le service n’a pas répondu assez vite à la demande de lancement ou de contrôle',
    'El servicio no respondió a tiempo a la solicitud de inicio o de control',
    '服务没有及时响应启动或控制请求',
    'そのサービスは指定時間内に開始要求または制御要求に応答しませんでした',
  ],
  [
    'Cannot create a file when that file already exists',
    'Eine Datei kann nicht erstellt werden, wenn sie bereits vorhanden ist',
    'Impossible de créer un fichier déjà existant',
    'No se puede crear un archivo que ya existe',
    '当文件已存在时，无法创建该文件',
    '既に存在するファイルを作成することはできません',
  ],
]
