/*
 * A small lock world, written a second time in another language, so that the explorer can be measured and its counts
 * checked against another program's (SPIN). Clients acquire, read, write one more than they read, and release; a lease
 * may end at any moment; requests are in flight for as long as they like, and an answer comes in the step that decides.
 *
 * -DCLIENTS=1…4, -DWRITES=1…, -DRULE=0 (accepts everything), 1 (refuses writes with a token lower than the highest seen),
 * 2 (the same for reads, and an accepted read raises the highest token seen).
 */
#ifndef CLIENTS
#define CLIENTS 2
#endif
#ifndef WRITES
#define WRITES 1
#endif
#ifndef RULE
#define RULE 2
#endif

#define NOBODY 255
#define NOTHING 255

#define IDLE 0
#define HOLDING 1
#define DONE 2

#define READ 1
#define WRITE 2

byte holder = NOBODY;
byte nextToken = 41;

byte phase[CLIENTS] = IDLE;
byte token[CLIENTS] = 0;
byte left[CLIENTS] = WRITES;
byte seen[CLIENTS] = NOTHING;
byte request[CLIENTS] = NOTHING;

byte value = 0;
byte highest = 0;
byte accepted = 0;
bool decreased = false;

#define isFree(c) (phase[c] == HOLDING && request[c] == NOTHING)
#define isStale(c) (token[c] < highest)

inline finish(c) {
  phase[c] = DONE;
  seen[c] = NOTHING
}

#define steps(c) \
  :: d_step { phase[c] == IDLE && holder == NOBODY -> \
       holder = c; token[c] = nextToken; nextToken++; phase[c] = HOLDING } \
  :: d_step { isFree(c) && seen[c] == NOTHING && left[c] > 0 -> request[c] = READ } \
  :: d_step { isFree(c) && seen[c] != NOTHING -> request[c] = WRITE } \
  :: d_step { request[c] == READ -> \
       request[c] = NOTHING; \
       if \
       :: RULE == 2 && isStale(c) -> finish(c) \
       :: else -> \
            seen[c] = value; \
            if \
            :: RULE == 2 -> highest = token[c] \
            :: else -> skip \
            fi \
       fi } \
  :: d_step { request[c] == WRITE -> \
       request[c] = NOTHING; \
       if \
       :: RULE > 0 && isStale(c) -> finish(c) \
       :: else -> \
            value = seen[c] + 1; accepted++; left[c]--; seen[c] = NOTHING; \
            if \
            :: isStale(c) -> decreased = true \
            :: else -> highest = token[c] \
            fi \
       fi } \
  :: d_step { isFree(c) && seen[c] == NOTHING && left[c] == 0 -> \
       phase[c] = DONE; \
       if \
       :: holder == c -> holder = NOBODY \
       :: else -> skip \
       fi }

active proctype world() {
  do
  :: d_step { holder != NOBODY -> holder = NOBODY }
  steps(0)
#if CLIENTS > 1
  steps(1)
#endif
#if CLIENTS > 2
  steps(2)
#endif
#if CLIENTS > 3
  steps(3)
#endif
  od
}
