import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A package that carries the Kubernetes API of one minor: declarations of fields, and validators of types. */
export type SchemaPackage = 'kubernetes-models' | 'kubernetes-models-1.33'

const modules = join(import.meta.dirname, '../../../node_modules')

interface Model {
  validate(): void
}

type ModelClass = new (data: unknown) => Model

/**
 * What the schema of a package finds wrong with an object: values of a wrong type, missing members,
 * and fields that the schema does not have, which the package's own validators would accept.
 */
export async function schemaProblems(
  name: SchemaPackage,
  document: { readonly apiVersion: string; readonly kind: string },
): Promise<readonly string[]> {
  const { apiVersion, kind } = document
  const folder = join(modules, name, apiVersion)
  const declaration = join(folder, `${kind}.d.ts`)
  if (!existsSync(declaration)) return [`${name} has no ${kind} ${apiVersion}`]
  return [
    ...unknownFields(document, declaration, ''),
    ...typeProblems(await modelClass(folder, kind), document),
  ]
}

async function modelClass(folder: string, kind: string): Promise<ModelClass> {
  const loaded: Readonly<Record<string, ModelClass>> = await import(
    pathToFileURL(join(folder, `${kind}.js`)).href
  )
  const model = loaded[kind]
  if (!model) throw new Error(`${folder} exports no ${kind}`)
  return model
}

function typeProblems(Kind: ModelClass, document: unknown): readonly string[] {
  try {
    new Kind(document).validate()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

interface Shape {
  /** Type text by field. */
  readonly fields: ReadonlyMap<string, string>
  /** Declaration file by type. */
  readonly imports: ReadonlyMap<string, string>
  /** Fields that are never left out. */
  readonly required: readonly string[]
}

const shapes = new Map<string, Shape>()

function unknownFields(node: unknown, declaration: string, path: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const { fields, imports } = shapeOf(declaration)
  return Object.entries(node).flatMap(([key, value]) => {
    const here = path === '' ? key : `${path}.${key}`
    const type = fields.get(key)
    if (type === undefined) return [`${here} is no field`]
    const below = imports.get(type.replace(/^Array<(.+)>$/, '$1'))
    if (below === undefined || below === '') return []
    const items: readonly unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap((item) => unknownFields(item, below, here))
  })
}

function shapeOf(declaration: string): Shape {
  const known = shapes.get(declaration)
  if (known) return known
  const text = readFileSync(declaration, 'utf8')
  const body = /^export interface [^\n]*\{\n(.*?)^\}/ms.exec(text)?.[1] ?? ''
  const shape = {
    fields: new Map(
      [...body.matchAll(/^ {4}"([^"]+)"\??: (.+?);?$/gm)].map(([, field = '', type = '']) => [
        field,
        type,
      ]),
    ),
    required: [...body.matchAll(/^ {4}"([^"]+)":/gm)].map(([, field = '']) => field),
    imports: new Map(
      [...text.matchAll(/^import \{ (\w+) \} from "([^"]+)";$/gm)].map(
        ([, type = '', from = '']) => [type, declarationOf(from, declaration)],
      ),
    ),
  }
  shapes.set(declaration, shape)
  return shape
}

/** A package's own dependencies lie below it or beside it. */
function declarationOf(from: string, importer: string): string {
  const bare = from.replace(/\.js$/, '')
  if (bare.startsWith('.')) return `${resolve(dirname(importer), bare)}.d.ts`
  const [owner = ''] = importer.slice(modules.length + 1).split('/')
  const places = [join(modules, owner, 'node_modules'), modules]
  return places.map((place) => join(place, `${bare}.d.ts`)).find((path) => existsSync(path)) ?? ''
}

interface Declared {
  readonly type: string
  readonly fields: readonly string[]
  readonly required: readonly string[]
}

/** Each type of an object and of what stands in it, with the names of its fields. */
export function declaredFields(
  name: SchemaPackage,
  apiVersion: string,
  kind: string,
): readonly Declared[] {
  const found = new Map<string, Omit<Declared, 'type'>>()
  const visit = (type: string, declaration: string) => {
    const { fields, imports, required } = shapeOf(declaration)
    if (found.has(type) || fields.size === 0) return
    found.set(type, { fields: [...fields.keys()], required })
    for (const [field, text] of fields) {
      const below = text.replace(/^Array<(.+)>$/, '$1')
      const file = imports.get(below)
      if (file !== undefined && file !== '' && field !== 'managedFields' && field !== 'status') {
        visit(basename(file, '.d.ts'), file)
      }
    }
  }
  visit(kind, join(modules, name, apiVersion, `${kind}.d.ts`))
  return [...found].map(([type, shape]) => ({ type, ...shape }))
}
