import { createReadStream, readFileSync, statSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = /^(?:text\/|application\/(?:json|manifest|wasm)|image\/svg)/

/** Serves the files below a folder, compressed where the client takes it; nothing outside it. */
export function staticServer(root: string): Server {
  const compressed = new Map<string, { readonly changed: number; readonly body: Buffer }>()

  function gzipped(file: string, changed: number): Buffer {
    const kept = compressed.get(file)
    if (kept?.changed === changed) return kept.body
    const body = gzipSync(readFileSync(file), { level: 9 })
    compressed.set(file, { changed, body })
    return body
  }

  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const file = fileFor(root, request.url ?? '/')
    const found = file === undefined ? undefined : statOf(file)
    if (file === undefined || !found) return refuse(response, 404)
    const type = types[extname(file)] ?? 'application/octet-stream'
    const wantsGzip = /\bgzip\b/.test(request.headers['accept-encoding']?.toString() ?? '')
    const body = wantsGzip && compressible.test(type) ? gzipped(file, found.changed) : undefined
    response.writeHead(200, {
      'content-type': type,
      'content-length': body?.length ?? found.size,
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(body ? { 'content-encoding': 'gzip' } : {}),
    })
    if (request.method === 'HEAD') return response.end()
    if (body) return response.end(body)
    return createReadStream(file).pipe(response)
  })
}

/** Names of the build's own files carry a hash of their content. */
const isHashed = (file: string) => file.includes(`${sep}assets${sep}`)

function refuse(response: ServerResponse, status: number) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
  return response.end(`${status}\n`)
}

function fileFor(root: string, url: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/')
  } catch {
    return undefined
  }
  if (path.includes('\0')) return undefined
  const file = join(root, normalize(`/${path}`))
  return path.endsWith('/') ? join(file, 'index.html') : file
}

function statOf(file: string): { readonly size: number; readonly changed: number } | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat?.isFile() ? { size: stat.size, changed: stat.mtimeMs } : undefined
}
