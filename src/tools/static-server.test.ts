import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticServer } from './static-server.ts'

let folder = ''
let server: Server
let port = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'served-'))
  mkdirSync(join(folder, 'root', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'root', 'index.html'), '<p>home</p>')
  writeFileSync(join(folder, 'root', 'assets', 'a-1.js'), 'export {}')
  server = staticServer(join(folder, 'root')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Sends the path as it is; `fetch` would tidy it up. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method }, (response) => {
      let body = ''
      response.on('data', (chunk) => (body += String(chunk)))
      response.on('end', () => {
        const type = response.headers['content-type'] ?? ''
        resolve({ status: response.statusCode ?? 0, type, body })
      })
    })
      .on('error', reject)
      .end()
  })

test('a folder is its index, and scripts have their type', async () => {
  expect(await ask('/?a=b')).toMatchObject({ status: 200, body: '<p>home</p>' })
  expect(await ask('/assets/a-1.js')).toMatchObject({
    status: 200,
    type: expect.stringMatching(/^text\/javascript/),
  })
})

test.each(['/missing', '/../secret.txt', '/%2e%2e/secret.txt', '/%', '/%00', '/assets'])(
  '%s is not served',
  async (path) => expect((await ask(path)).status).toBe(404),
)

test('only reading is allowed', async () => expect((await ask('/', 'POST')).status).toBe(405))
