import { expect, test } from 'vitest'
import { windowsInEnglish } from './windows-in-english.ts'

test.each([
  [
    'open //./pipe/a: Das System kann die angegebene Datei nicht finden.',
    'open //./pipe/a: The system cannot find the file specified.',
  ],
  ['CreateComputeSystem a: Zugriff verweigert', 'CreateComputeSystem a: Access is denied'],
  ['Falscher Parameter. (0x57)', 'The parameter is incorrect. (0x57)'],
  ['[SC] StartService FEHLER 1053:', '[SC] StartService FAILED 1053:'],
  [
    'Get-HnsNetwork : Die Benennung "Get-HnsNetwork" wurde nicht als Name eines Cmdlet',
    "Get-HnsNetwork : The term 'Get-HnsNetwork' is not recognized as the name of eines Cmdlet",
  ],
  ["Le chemin réseau n'a pas été trouvé.", 'The network path was not found.'],
  ['Le chemin réseau n’a pas été trouvé.', 'The network path was not found.'],
  [
    'El sistema no puede encontrar la ruta especificada.',
    'The system cannot find the path specified.',
  ],
  ['Espace insuffisant sur le disque.', 'There is not enough space on the disk.'],
  [
    'No se puede crear un archivo que ya existe',
    'Cannot create a file when that file already exists',
  ],
  ['Der Benutzername oder das Kennwort ist falsch.', 'The user name or password is incorrect.'],
  ["Le serveur RPC n'est pas disponible.", 'The RPC server is unavailable.'],
  [
    'Es konnte kein geschützter SSL/TLS-Kanal erstellt werden.',
    'Could not create SSL/TLS secure channel.',
  ],
  ['No se puede crear un canal seguro SSL/TLS.', 'Could not create SSL/TLS secure channel.'],
  ['Impossible de créer un canal sécurisé SSL/TLS.', 'Could not create SSL/TLS secure channel.'],
  ['open a: 系统找不到指定的路径。', 'open a: The system cannot find the path specified。'],
  ['無効: アクセスが拒否されました。', '無効: Access is denied。'],
])('%s', (said, english) => expect(windowsInEnglish(said)).toBe(english))

test.each([
  'The system cannot find the file specified.',
  'Wir haben das nicht getestet.',
  'Der Knoten ist nicht bereit, 節点 1',
])('as it is: %s', (text) => expect(windowsInEnglish(text)).toBe(text))

test('keeps lines', () => {
  const text = 'a\nZugriff verweigert\nb'
  expect(windowsInEnglish(text).split('\n')).toHaveLength(3)
})
