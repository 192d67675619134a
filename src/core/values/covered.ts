/** A number, or what somebody wrote in its place: `x`, `xxx`, `#`. */
const octet = /^(?:(\d{1,3})|([A-Za-z*#?])\2{0,3})$/
const ofSix = /^(?=[^xX*]*[xX*])(?:[\da-fA-FxX*]{0,4}:){2,7}[\da-fA-FxX*]{0,4}$/

/** Whether somebody covered an address or a range before sending it, in whole or in part: `10.x.x.5`, `xx.xx.xx.xx/16`. */
export const isCovered = (text: string): boolean =>
  text.length <= 200 && text.split(/[,;]\s{0,3}/).some(isOneCovered)

function isOneCovered(text: string): boolean {
  const [address = ''] = text.trim().split('/')
  if (ofSix.test(address)) return true
  const parts = address.split('.').map((part) => octet.exec(part))
  return (
    parts.length === 4 &&
    parts.every((part) => part !== null) &&
    parts.some((part) => part?.[2] !== undefined)
  )
}

const words =
  'ANONYMI[SZ]ED|CENSORED|HIDDEN|MASKED|OBFUSCATED|OMITTED|REDACTED|REMOVED|SANITI[SZ]ED'
const inName = new RegExp(
  String.raw`\*{2}|#{3}|^[xX]{3,}$|^(?:\.{2,}|…)$|(?<![A-Za-z])X{3,}(?![A-Za-z])|(?<![A-Za-z\d])(?:${words})(?![A-Za-z\d])`,
)

/** Whether a name, an image or another value is covered: `***.azurecr.io/app`, `XXXX`, `REDACTED`. */
export const isCoveredName = (text: string): boolean => text.length <= 500 && inName.test(text)
