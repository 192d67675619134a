import { argumentOutside } from '../../../catalog/platforms/pools/eks-module.ts'
import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { stated } from '../../../model/observe.ts'
import { mentions } from '../../../text/patterns/may-match.ts'

const source = 'terraform-aws-modules/eks/aws'
const head = /^module\s+"[\w-]{1,80}"\s*\{/gm
/** Of the module itself, not of one of its parts. */
const isOfModule = /^[ \t]*source[ \t]*=[ \t]*"terraform-aws-modules\/eks\/aws"/m
/** A range that is open above tells nothing. */
const version = /^[ \t]*version[ \t]*=[ \t]*"(?:~>|=)?[ \t]*v?(\d{1,2})(?:\.[\d.]{0,12})?"/m
const argument = /^[ \t]*["']?([a-z]\w{1,60})["']?[ \t]*=(?!=)/

/** Arguments that the Terraform module for EKS has not, or not yet, in the version that is asked for. */
export function eksModuleIn(doc: Document): readonly Observation[] {
  if (!mentions(doc, source)) return []
  const { text } = doc
  const heads = [...text.matchAll(head)].slice(0, mostModules)
  return heads.flatMap(({ index }, i) => {
    const own = text.slice(index, heads[i + 1]?.index)
    const [block = ''] = own.split('\n}', 1)
    const major = isOfModule.test(block) ? version.exec(block)?.[1] : undefined
    return major === undefined ? [] : argumentsIn(doc, block, index, Number(major))
  })
}

/** Nobody sends more. */
const mostModules = 100

function argumentsIn(doc: Document, block: string, at: number, major: number) {
  const found: Observation[] = []
  let depth = 0
  let from = at
  for (const line of block.split('\n')) {
    const code = line.replace(/(?:#|\/\/).*$/, '')
    const name = argument.exec(code)?.[1]
    const known = name === undefined ? undefined : argumentOutside(name, major)
    // Arguments of the module itself stand one level deep, those of its groups deeper.
    if (known && (known.ofGroup === true ? depth > 1 : depth === 1)) {
      const place = doc.placeAt(from + line.indexOf(known.name))
      found.push(stated('eks.moduleArgument', `${known.name} ${major}`, known.name, place))
    }
    for (const sign of code.replaceAll(/"[^"]*"/g, '')) {
      if (sign === '{' || sign === '[') depth += 1
      if (sign === '}' || sign === ']') depth -= 1
    }
    from += line.length + 1
  }
  return found
}
