/** What searches for nearby plans without errors, loaded once the page has shown that it searches. */
export async function loadRepairer() {
  const loaded = await import('../../core/repair.ts')
  await afterFrame()
  return loaded
}

const afterFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
