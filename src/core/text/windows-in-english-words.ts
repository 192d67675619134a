export const letters = /[^\0-\x7F]/
/** What has no such letter. */
export const ofAscii = [
  'nicht ',
  'Zugriff v',
  'Falscher P',
  'FEHLER ',
  'no puede ',
  'Acceso d',
  'Espacio en ',
  'No se ',
  "n'est pas disp",
  'oder das Kennwort',
  'passe est incorrect',
  'Espace insuff',
  'Verbindung verweigerte',
]

export const unknownCommand = "The term '$1' is not recognized as the name of"
