import type { Schema } from '../basics/schemas.ts'
import type { World } from '../world.ts'

type Card = Schema<'Card'>

/** Cards that were entered at the bank, by the name that it gave them. In memory only: no snapshot has them. */
const VAULTS = new WeakMap<World, Map<string, Card>>()

const vaultOf = (world: World): Map<string, Card> => {
  const vault = VAULTS.get(world) ?? new Map<string, Card>()
  VAULTS.set(world, vault)
  return vault
}

/** Keeps a card; answers the name that pays with it, once. */
export function keepCard(world: World, card: Card): string {
  const name = world.ids.next('card', 24)
  vaultOf(world).set(name, card)
  return name
}

/** The card of a name, which is forgotten with this. */
export function takeCard(world: World, name: string): Card | undefined {
  const card = vaultOf(world).get(name)
  vaultOf(world).delete(name)
  return card
}
