import { hclBlockAt } from './hcl.ts'
import { kustomizeImages } from './kustomize-images.ts'
import { foundIn } from '../patterns/found-in.ts'
import { acrossLines } from '../../values/across-lines.ts'

/** A value that a text gives to a name, under which others use it. */
export interface NamedValue {
  /** As its users write it: `var.minor`, `local.minor`; `param minor` of Bicep, `ref Minor` of CloudFormation, `parameter minor` of ARM; `image NAME` of Kustomize, `image NAME of a patched base` where it changes more; `agent of Windows` where RKE2 has one. */
  readonly name: string
  readonly raw: string
  /** Where it begins. */
  readonly at: number
  /** It counts where nobody gives another one. */
  readonly isDefault: boolean
}

const most = 500

/** The names that a text of Terraform, Bicep, ARM or CloudFormation has for plain values. */
export function namedValuesIn(text: string, file: string): readonly NamedValue[] {
  return [
    ...(/\.tfvars$/i.test(file) ? givenIn(text) : []),
    ...ofTerraform(text),
    ...ofBicep(text, file),
    ...(/^Parameters:/m.test(text) ? ofStack(text) : []),
    ...(text.includes('"AWSTemplateFormatVersion"') ? ofJsonStack(text) : []),
    ...(text.includes('deploymentParameters.json#') ? ofTemplate(text) : []),
    ...(text.includes('images:') ? ofKustomization(text) : []),
    ...(/rke2/i.test(text) ? ofAgent(text) : []),
  ].slice(0, most)
}

const agentFile = new RegExp(
  acrossLines`
    [A-Za-z]:[\\/]etc[\\/]rancher[\\/]rke2[\\/]config\.yaml
    |\bwindows[ -](?:agent|node|worker)\b[^\n]{0,60}\bconfig\.yaml
    |\bconfig\.yaml\b[^\n]{0,60}\bwindows[ -](?:agent|node|worker)\b
  `,
  'i',
)

/** Words of an agent that is in trouble, or joins; the file beside it is its own where no other agent is told of. */
const agentTold = new RegExp(
  acrossLines`
    \bwindows(?:[ -]server)?(?:[ -]20\d\d)?[ -](?:rke2[ -])?(?:agents?|nodes?|workers?)\b
    |\b(?:agents?|nodes?|workers?) (?:is|are|on|with|runs?|has) (?:on |with )?
      (?:windows|WS ?20\d\d)\b
  `,
  'i',
)
const otherAgent = new RegExp(
  acrossLines`
    \b(?:linux|ubuntu|rhel|debian|sles)\b[^.\n]{0,20}\b(?:agents?|workers?)\b
    |\b(?:first|second|third|other|new|another|additional) (?:rke2 )?
      (?:server|master|control[- ]plane)\b
  `,
  'i',
)

/** Where somebody says that the file of RKE2 is one of a Windows node. */
const ofAgent = (text: string): readonly NamedValue[] => {
  const found = agentFile.exec(text) ?? (otherAgent.test(text) ? null : agentTold.exec(text))
  return found
    ? [{ name: 'agent of Windows', raw: found[0], at: found.index, isDefault: false }]
    : []
}

const ofKustomization = (text: string) =>
  kustomizeImages(text).map(({ name, raw, at, isPatching }) => ({
    name: `image ${name}${isPatching ? ' of a patched base' : ''}`,
    raw,
    at,
    isDefault: false,
  }))

const givenIn = (text: string) =>
  [...text.matchAll(/^([a-zA-Z_][\w-]{0,80})[ \t]*=[ \t]*"([^"\n$]{1,120})"/gm)].map((found) =>
    namedAt(`var.${found[1]}`, found, found[2] ?? '', false),
  )

const blocks = /^(?:variable[ \t]+"([\w-]{1,80})"|locals)[ \t]*\{/gm

const ofTerraform = (text: string) =>
  [...foundIn({ text }, blocks)].slice(0, most).flatMap(({ index, 0: head, 1: variable }) =>
    (hclBlockAt(text, index + head.length - 1) ?? []).flatMap((one): readonly NamedValue[] => {
      if (one.is !== 'setting' || one.value.is === 'list' || one.value.is === 'map') return []
      if (variable !== undefined && one.key !== 'default') return []
      const { is, text: raw, at } = one.value
      if (is === 'bare' && !/^(?:true|false|\d+)$/.test(raw)) return []
      if (raw === '' || raw.includes('${')) return []
      return [
        {
          name: variable === undefined ? `local.${one.key}` : `var.${variable}`,
          raw,
          at: at + (is === 'text' ? 1 : 0),
          isDefault: variable !== undefined,
        },
      ]
    }),
  )

const bicep =
  /^(param|var)[ \t]+(\w{1,80})(?:[ \t]+(?:string|int|bool))?[ \t]*=[ \t]*(?:'([^'\n$]{1,120})'|(\d{1,6}|true|false)[ \t]*$)/gm

const ofBicep = (text: string, file: string) =>
  [...foundIn({ text }, bicep)].map((found) =>
    namedAt(
      `param ${found[2]}`,
      found,
      found[3] ?? found[4] ?? '',
      found[1] === 'param' && !/\.bicepparam$/i.test(file),
    ),
  )

/** The parameters of a template, up to the next key of the whole. */
const parameters = /^Parameters:[ \t]*\n((?:[ \t#][^\n]*\n|\n)*)/m
const parameter =
  /^ {2}(\w{1,80}):[ \t]*\n(?: {3}[^\n]*\n){0,12}? {3,20}Default:[ \t]*["']?([^"'\n{[]{1,120}?)["']?[ \t]*(?=\n)/gm

function ofStack(text: string): readonly NamedValue[] {
  const found = parameters.exec(text)
  const own = found?.[1] ?? ''
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0) - own.length
  return [...own.matchAll(parameter)].map((one) => {
    const named = namedAt(`ref ${one[1]}`, one, one[2] ?? '', true)
    return { ...named, at: named.at + start }
  })
}

const jsonParameter =
  /"(\w{1,80})"\s{0,20}:\s{0,20}\{[^{}]{0,400}?"Default"\s{0,20}:\s{0,20}"([^"\n]{1,120})"/g

const ofJsonStack = (text: string) =>
  [...text.matchAll(jsonParameter)].map((found) =>
    namedAt(`ref ${found[1]}`, found, found[2] ?? '', true),
  )

const parameterValue =
  /"([\w-]{1,80})"\s{0,20}:\s{0,20}\{\s{0,80}"value"\s{0,20}:\s{0,20}(?:"([^"\n]{1,120})"|(\d{1,6}|true|false)\b)/g

/** What a file of parameters gives to a template for Azure. */
const ofTemplate = (text: string) =>
  [...text.matchAll(parameterValue)].map((found) =>
    namedAt(`parameter ${found[1]}`, found, found[2] ?? found[3] ?? '', false),
  )

const namedAt = (
  name: string,
  found: RegExpExecArray,
  raw: string,
  isDefault: boolean,
): NamedValue => ({ name, raw, at: found.index + found[0].lastIndexOf(raw), isDefault })
