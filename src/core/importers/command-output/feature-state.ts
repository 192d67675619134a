import { acrossLines } from '../../values/across-lines.ts'

/** As DISM and Get-WindowsOptionalFeature print it. */
export const featureState = (feature: string) =>
  new RegExp(
    acrossLines`
      ^[ \t]*Feature ?Name[ \t]*:[ \t]*${feature}[ \t]*\r?\n(?:[^\n]{0,400}\n){0,6}?[ \t]*State
      [ \t]*:[ \t]*(\w{1,40}(?: Pending)?)
    `,
    'gim',
  )
