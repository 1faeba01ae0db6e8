# What people read, in Spanish. The same messages as in en.ftl, with the same values; a test says so.
# $card is a card, drawn or named; $you is yes where the sentence is about its reader; $colour is a letter of R O Y G B I V.

## The page

page-title = Red7
page-description = Juega a Red7, el juego de cartas, con amigos o contra el ordenador. Sin instalar nada y sin cuenta.
page-needs-script = Red7 necesita JavaScript. Actívalo para esta página y recárgala.
page-unreached = Red7 no se ha cargado por completo. Puede que no tengas conexión o que el servidor esté descansando.
page-old-browser = Este navegador es demasiado antiguo para Red7. Actualízalo o usa otro.

skip-to-content = Ir al contenido
home = Red7, inicio
language = Idioma
theme-light = Tema claro
theme-dark = Tema oscuro
close = Cerrar
load-again = Recargar
go-home = Volver al inicio
not-found-title = Página no encontrada
not-found-text = En esta dirección no hay nada. Revisa el enlace.

## Cards and rules

colour-name =
    { $colour ->
        [R] Rojo
        [O] Naranja
        [Y] Amarillo
        [G] Verde
        [B] Celeste
        [I] Azul
       *[V] Violeta
    }
card-name =
    { $colour ->
        [R] { $number } rojo
        [O] { $number } naranja
        [Y] { $number } amarillo
        [G] { $number } verde
        [B] { $number } celeste
        [I] { $number } azul
       *[V] { $number } violeta
    }
card-counting = { $card }, cuenta
card-hopeless = { $card }, no puede mantenerte en la ronda
card-hidden = una carta oculta

rule-R = Rojo: la carta más alta
rule-O = Naranja: más cartas del mismo número
rule-Y = Amarillo: más cartas del mismo color
rule-G = Verde: más cartas pares
rule-B = Celeste: más colores distintos
rule-I = Azul: la escalera más larga
rule-V = Violeta: más cartas menores que 4

rule-R-short = carta más alta
rule-O-short = mismo número
rule-Y-short = mismo color
rule-G-short = cartas pares
rule-B-short = colores distintos
rule-I-short = escalera
rule-V-short = menores que 4

rule-R-ties = ¿Mismo número? Rojo es el más alto y violeta el más bajo
rule-O-ties = En caso de empate gana la carta más alta del grupo
rule-Y-ties = En caso de empate gana la carta más alta del grupo
rule-G-ties = En caso de empate gana la carta par más alta
rule-B-ties = En caso de empate gana la carta más alta del grupo
rule-I-ties = En caso de empate gana la carta más alta de la escalera
rule-V-ties = En caso de empate gana la más alta de las menores que 4

legend = Las siete reglas
rule-in-force = La regla actual
rule-preview = Esta sería la regla

count-none = ninguna carta cuenta
count-R = la carta más alta, el { $card }
count-O =
    { $count ->
        [one] una sola carta, el { $card }
       *[other] { $count } del mismo número (la más alta: el { $card })
    }
count-Y =
    { $count ->
        [one] una sola carta, el { $card }
       *[other] { $count } del mismo color (la más alta: el { $card })
    }
count-G =
    { $count ->
        [one] 1 carta par, el { $card }
       *[other] { $count } cartas pares (la más alta: el { $card })
    }
count-B =
    { $count ->
        [one] 1 color, el { $card }
       *[other] { $count } colores (carta más alta: el { $card })
    }
count-I =
    { $count ->
        [one] una sola carta, el { $card }
       *[other] escalera de { $count } (la más alta: el { $card })
    }
count-V =
    { $count ->
        [one] 1 carta menor que 4, el { $card }
       *[other] { $count } cartas menores que 4 (la más alta: el { $card })
    }

## The board

canvas-top = Pila de reglas: { $card }
canvas-first = Pila de reglas: cada ronda empieza con Rojo
canvas-drop = Cambiar la regla con la carta elegida
deck-count =
    { $count ->
        [0] Baraja: vacía
        [one] Baraja: 1 carta
       *[other] Baraja: { $count } cartas
    }
your-side = Tu lado de la mesa
your-palette = Tu área de juego
palette-of = Área de juego de { $name }
your-hand = Tu mano
your-hand-label =
    { $count ->
        [one] Tu mano, 1 carta
       *[other] Tu mano, { $count } cartas
    }
hand-count = { $count } en la mano
cards-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
seat-moves = su turno
seat-moves-own = tu turno
seat-own = Tú
seat-out = eliminado
tag-leading = ganando
tag-would-lead = iría ganando
tag-won = victoria
tag-behind = tras { $name }
tag-behind-short = por detrás
choose-from = Elige una carta de { $name }
choose-from-own = Elige una de tus cartas

leads =
    { $you ->
        [yes] Vas ganando: { $count }.
       *[no] { $name } va ganando: { $count }.
    }
nobody-leads = Nadie va ganando.

## A turn

do-play = Jugarla
do-play-rule = …y cambiar la regla
do-play-on = …y seguir
do-play-then-rule = Jugarla y luego cambiar la regla
do-discard =
    { $colour ->
        [R] Cambiar a Rojo
        [O] Cambiar a Naranja
        [Y] Cambiar a Amarillo
        [G] Cambiar a Verde
        [B] Cambiar a Celeste
        [I] Cambiar a Azul
       *[V] Cambiar a Violeta
    }
do-deck = Ponerla sobre la baraja
do-draw = Robar una carta
do-decline = No robar
do-end = Terminar turno
do-end-out = Terminar turno (quedas fuera)
do-nothing = No hacer nada (quedas fuera)
do-leave = Quedo fuera
do-go-out = Sí, quedo fuera
do-think-again = Espera, lo pienso
do-undo = Deshacer

would-play = El { $card } a tu área de juego.
would-discard =
    { $colour ->
        [R] El { $card } a la pila de reglas: la regla pasa a ser Rojo.
        [O] El { $card } a la pila de reglas: la regla pasa a ser Naranja.
        [Y] El { $card } a la pila de reglas: la regla pasa a ser Amarillo.
        [G] El { $card } a la pila de reglas: la regla pasa a ser Verde.
        [B] El { $card } a la pila de reglas: la regla pasa a ser Celeste.
        [I] El { $card } a la pila de reglas: la regla pasa a ser Azul.
       *[V] El { $card } a la pila de reglas: la regla pasa a ser Violeta.
    }
would-deck = El { $card } va boca abajo sobre la baraja.
would-draw = Robarás una carta. Todos verán lo que llevas de turno y ya no podrás deshacerlo.
would-lead = Irías ganando.
would-lead-with = Irías ganando: { $count }.
would-be-out = Después, nada podrá mantenerte en la ronda.
would-be-behind = { $name } seguiría ganando: tendrías que cambiar también la regla.
would-act-1 = Luego elige una carta que quitarle a otro jugador.
would-act-5 = Luego juega una carta más.
would-act-7 = Luego mueve una carta de tu área de juego.
would-nobody = Nadie iría ganando: tendrías que cambiar también la regla.
would-not = El { $card } a la pila de reglas: { $name } iría ganando, así que no puedes.
would-not-nobody = El { $card } a la pila de reglas: nadie iría ganando, así que no puedes.

ask-turn = Tu turno: juega una carta, cambia la regla o haz las dos cosas.
ask-empty = No te quedan cartas en la mano: quedas fuera de esta ronda.
ask-draw = ¿Quieres robar una carta extra?
ask-one = Elige una carta del área de juego de otro jugador para ponerla sobre la baraja.
ask-seven = Elige una carta de tu área de juego para ponerla en la pila de reglas o sobre la baraja.
ask-seven-canvas = Elige una carta de tu área de juego para ponerla en la pila de reglas.
ask-five = Juega una carta más.
ask-play = Elige una carta de tu mano.
ask-silent =
    { $back ->
        [yes] Termina tu turno, sigue o deshaz.
       *[no] Termina tu turno o sigue.
    }
ask-lead = Vas ganando. Termina tu turno.
ask-lead-or-rule = Vas ganando. Termina tu turno o cambia también la regla.
ask-rule = Aún no vas ganando. Elige una carta de tu mano: su color pasará a ser la regla.
ask-go-on = Aún no vas ganando: juega una carta más o cambia la regla.
ask-lost =
    { $back ->
        [yes] Desde aquí nada puede mantenerte en la ronda. Deshaz la jugada o quedarás fuera.
       *[no] Ya nada puede mantenerte: quedas fuera de esta ronda.
    }
ask-out = No vas ganando: quedarías fuera de esta ronda.

did-play =
    { $you ->
        [yes] Juegas el { $card }.
       *[no] { $name } juega el { $card }.
    }
did-discard =
    { $you ->
        [yes] Cambias la regla con el { $card }.
       *[no] { $name } cambia la regla con el { $card }.
    }
did-both =
    { $you ->
        [yes] Juegas el { $card } y cambias la regla con el { $rule }.
       *[no] { $name } juega el { $card } y cambia la regla con el { $rule }.
    }
did-move =
    { $you ->
        [yes] Mueves el { $card } de tu área de juego a la pila de reglas.
       *[no] { $name } mueve el { $card } de su área de juego a la pila de reglas.
    }
did-take =
    { $you ->
        [yes] Le quitas el { $card } a { $owner }: va sobre la baraja.
       *[no]
            { $yours ->
                [yes] { $name } te quita el { $card }: va sobre la baraja.
               *[no] { $name } le quita el { $card } a { $owner }: va sobre la baraja.
            }
    }
did-put-back =
    { $you ->
        [yes] Pones el { $card } sobre la baraja.
       *[no] { $name } pone el { $card } sobre la baraja.
    }
did-draw =
    { $you ->
        [yes] Robas una carta.
       *[no] { $name } roba una carta.
    }
did-draw-card =
    { $you ->
        [yes] Robas el { $card }.
       *[no] { $name } roba el { $card }.
    }
did-out =
    { $you ->
        [yes] Quedas fuera de esta ronda.
       *[no] { $name } queda fuera.
    }

## When something goes wrong

trouble = Algo ha fallado. Vuelve a intentarlo.
trouble-away = No se puede conectar con el servidor. Tu mesa está a salvo; la partida continuará automáticamente.
trouble-stale = Algo ha cambiado mientras tanto. Échale otro vistazo.
trouble-not-winning = Solo puedes jugar una carta en la pila de reglas si después vas ganando.
trouble-too-low = Esa carta es demasiado baja: su número debe ser igual o mayor que el número de cartas de tu área de juego.
trouble-must-stay = Después de esta acción, tienes que ir ganando cuando termine tu turno.
trouble-not-in-hand = Esa carta no está en tu mano.
trouble-out-of-turn = Eso no se puede hacer en este momento del turno.
trouble-not-takeable = Tu 1 no puede quitar esa carta.
trouble-not-movable = Tu 7 no puede poner ahí esa carta.
trouble-after-draw = Aquí robas una carta. Escribe el resto cuando la hayas visto.
trouble-not-your-turn = No es tu turno.
trouble-rate = Vas demasiado rápido. Espera un momento y vuelve a intentarlo.
trouble-busy = El ordenador está pensando para otros jugadores. Vuelve a intentarlo en un momento.
trouble-waking = El servidor aún está arrancando. Vuelve a intentarlo en un minuto.
trouble-one-at-a-time = Haz las peticiones de una en una: espera a que termine la anterior.
trouble-no-table = Aquí no hay ninguna mesa. Revisa el enlace; puede que la mesa se haya cerrado.
trouble-full = Todos los sitios de esta mesa están ocupados. Puedes mirar.
trouble-tables = Se han abierto demasiadas mesas desde tu red. Vuelve a intentarlo más tarde.
trouble-mistake = Lo sentimos, es culpa nuestra. El fallo queda registrado; vuelve a intentarlo.
trouble-name-taken = Aquí alguien ya tiene ese nombre. Elige otro.
trouble-word = Una palabra de ese texto no está permitida aquí. Elige otra.
trouble-no-chat = En este servidor no hay chat.
trouble-no-hints = En esta mesa se juega sin pistas. Podrás analizar la partida cuando termine.
trouble-reports = Son muchas denuncias. Espera un poco.
trouble-closed = Quien administra este servidor ha cerrado la mesa.
trouble-seat-taken = Alguien ha sido más rápido: ese sitio está ocupado.
trouble-begun = Las cartas ya se han repartido. Puedes mirar.
trouble-seats-open = Aún quedan sitios libres.
trouble-not-host = Eso solo puede hacerlo el anfitrión.
trouble-paused = La partida está en pausa.
trouble-bot-plays = Un bot está jugando por ti. Primero recupera tu sitio.
trouble-too-late = Se te ha acabado el tiempo.
trouble-proposed = Ya hay una petición. Responde primero a esa.
trouble-undo-nothing = No tienes ningún turno que deshacer.
trouble-undo-draw = Desde entonces se ha robado una carta: ese turno ya no se puede deshacer.
trouble-undo-round-over = La ronda ha terminado: sus turnos ya no se pueden deshacer.
trouble-no-recovery = Este enlace ya no sirve para recuperar el sitio: solo vale el más reciente.
trouble-connections = Hay demasiadas conexiones desde tu red. Cierra una pestaña y vuelve a intentarlo.
trouble-unavailable = La mesa se está trasladando a otro servidor. Vuelve a intentarlo en un momento.
trouble-malformed = Esta página no coincide con la versión del servidor. Recárgala.
trouble-needs-server = Para eso hace falta un servidor, y ahora mismo estás jugando sin él, en este dispositivo.
trouble-no-rating = Este código no devuelve ninguna puntuación. Solo vale el último.
trouble-ratings = Demasiados intentos desde tu red. Vuelve a probar más tarde.
trouble-rated = Ya tienes una puntuación en este dispositivo. Renuncia antes a ella.

## Rules by name

# $switches are the letters of what is added: d the discard rule, s points, a actions. Básico, Avanzado and Acciones are names.
rules-game =
    { $switches ->
        [d] Básico con la regla de descarte
        [s] Básico por puntos
        [a] Básico con Acciones
        [ds] Avanzado
        [da] Básico con la regla de descarte y Acciones
        [sa] Básico por puntos con Acciones
        [dsa] Avanzado con Acciones
       *[none] Básico
    }
# $game is the message before this one.
rules-name = { $game }, edición { $edition }
rules-name-small-pack = { $game }, edición { $edition }, con menos cartas
rules-choice = El juego
rules-basic = Básico
rules-basic-line = Una sola ronda. Gana quien aguante hasta el final.
rules-advanced = Avanzado
rules-advanced-line =
    { $edition ->
        [first] Varias rondas por puntos; cuando tu área de juego crece, ya no puedes jugar cartas bajas en la pila de reglas.
       *[later] Varias rondas por puntos; con una carta alta en la pila de reglas puedes robar otra.
    }
rules-points = Solo puntos
rules-points-line = Varias rondas por puntos; la regla se cambia como en Básico.
rules-discard = Solo la regla de descarte
rules-discard-line =
    { $edition ->
        [first] Una sola ronda. La carta que juegues en la pila de reglas no puede ser menor que el número de cartas de tu área de juego.
       *[later] Una sola ronda. Si juegas en la pila de reglas un número mayor que el de cartas de tu área de juego, puedes robar una carta.
    }
rules-actions = Acciones
rules-actions-line = Las cartas impares hacen algo al jugarlas: con el 1 quitas una carta, con el 3 robas, con el 5 juegas otra y con el 7 mueves una. Se pueden añadir a cualquiera de los juegos anteriores.
rules-edition = Edición
rules-edition-same = Básico es igual en todas las ediciones.
rules-edition-3 = La más reciente. Solo puedes jugar un 1 o un 7 si puedes seguir en la ronda.
rules-edition-2 = Un 1 solo quita de áreas de juego con tantas cartas como la tuya o más, y un 7 puede mover cualquier carta de tu área de juego.
rules-edition-1 = De las primeras. Un 1 nunca le quita a un jugador su única carta, y después de un 7 tienes que ir ganando al momento.
rules-edition-0 = La primera. Si tu área de juego es grande, no puedes jugar cartas bajas en la pila de reglas; no hay robo extra.

## Inviting

invite-link = Enlace a esta mesa
invite-copy = Copiar enlace
invite-copied = Copiado
invite-share = Compartir
invite-share-title = Una partida de Red7
invite-code = El enlace como código QR
invite-code-missing = No se ha podido crear el código QR, pero el enlace funciona.
invite-here-only = Este enlace solo funciona en este ordenador. Para jugar con amigos en tu red, inicia el juego con { $command }.

## The table

table-title = Mesa
table-yours = Tu mesa
table-of = La mesa de { $name }
table-connecting = Buscando la mesa…
table-away = Conexión perdida. Reconectando… No se pierde nada.
lost-title = Aquí no hay ninguna mesa
lost-game-title = Aquí no hay ninguna partida
lost-text = Revisa el enlace. Puede que lo que había aquí se haya borrado pasado un tiempo.
guest-name = Invitado
looking-on = Estás mirando.
round-number = Ronda { $round }
target = Objetivo: { $points } puntos
onlookers =
    { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
title-your-turn = Tu turno · { $table }
notify-turn = Es tu turno
bot-name =
    { $which ->
        [11] Nino
        [12] Mia
        [13] Tom
        [21] Lola
        [22] Max
        [23] Ida
        [31] Hugo
        [32] Nora
        [33] Finn
        [41] Vera
        [42] Leo
        [43] Emma
        [51] Otto
        [52] Clea
        [53] Ivo
        [61] Irma
        [62] Noel
        [63] Judith
        [71] Zora
        [72] Bela
        [cautious-1] Paula
        [cautious-2] Emil
        [cautious-3] Alma
        [bold-1] Carmen
        [bold-2] Viktor
        [bold-3] Frida
        [hoarder-1] Edgar
        [hoarder-2] Olga
        [hoarder-3] Basil
       *[73] Magnus
    }

gather-waiting = Esperando a los jugadores
gather-invited = Te invitan: { $table }
gather-seats = Sitios
gather-when = La partida puede empezar cuando todos los sitios estén ocupados.
gather-hints =
    { $has ->
        [yes] Con pistas: todos ven quién pide una.
       *[no] En esta partida no hay pistas.
    }
gather-learn = ¿No conoces el juego? Apréndelo en diez minutos.
gather-sit = Sentarse
gather-start = Repartir las cartas
gather-leave = Dejar el sitio
gather-remove = Quitar
gather-fill-level = Bots para los sitios libres
gather-fill =
    { $count ->
        [one] Poner un bot en el sitio libre
       *[other] Poner bots en los { $count } sitios libres
    }
gather-invite = Invita a tus amigos
gather-invite-text = Cualquiera con este enlace puede sentarse. Sin cuenta y sin instalar nada.
nickname = Tu nombre en la mesa
nickname-example = Ana
seat-open = libre
seat-expected = reservado para { $name }
seat-you = (tú)
seat-host = anfitrión
seat-ready = confirmado
seat-stood-in =
    { $why ->
        [clock] sin tiempo; juega un bot
       *[other] juega un bot
    }
seat-replaced = su bot ha fallado; ahora juega otro más sencillo
seat-away = ausente
fair-title = ¿Es limpio el reparto?
fair-text = Antes de que nadie se sentara, el servidor fijó un secreto: esta es su huella. El navegador de cada jugador añade azar por su cuenta, y el reparto depende de ambas cosas. Después de la ronda, cualquiera puede comprobarlo.
fair-same = Tu navegador también aportó su propio azar a este reparto.
fair-changed = Los números aleatorios de esta partida no son los que envió tu navegador, o el secreto del servidor ha cambiado. No te fíes de este reparto.

story-title = La partida hasta ahora
story-empty = Se han repartido las cartas.
story-round = Ronda { $round }
story-won =
    { $you ->
        [yes] Has ganado la ronda.
       *[no] { $name } ha ganado la ronda.
    }
story-game =
    { $you ->
        [yes] Has ganado la partida.
       *[no] { $name } ha ganado la partida.
    }
story-shared = Victoria compartida: { $names }.
story-stood-in =
    { $you ->
        [yes]
            { $why ->
                [clock] Se te ha acabado el tiempo; sigue un bot.
                [handed] Has dejado tu sitio a un bot.
               *[other] No estabas; sigue un bot.
            }
       *[no]
            { $why ->
                [clock] A { $name } se le ha acabado el tiempo; sigue un bot.
                [handed] { $name } ha dejado su sitio a un bot.
               *[other] { $name } no está; sigue un bot.
            }
    }
story-returned =
    { $you ->
        [yes] Has vuelto a tu sitio.
       *[no] { $name } ha vuelto a su sitio.
    }
story-resigned =
    { $you ->
        [yes] Has abandonado.
       *[no] { $name } ha abandonado.
    }
story-hinted =
    { $you ->
        [yes] Has pedido una pista.
       *[no] { $name } ha pedido una pista.
    }
story-agreed =
    { $you ->
        [yes] Has aceptado la petición.
       *[no] { $name } ha aceptado la petición.
    }
story-declined =
    { $you ->
        [yes] Has rechazado la petición.
       *[no] { $name } ha rechazado la petición.
    }
story-undone =
    { $you ->
        [yes] Se ha deshecho tu turno.
       *[no] Se ha deshecho el turno de { $name }.
    }
story-sat =
    { $you ->
        [yes] Te has sentado.
       *[no] { $name } se ha sentado.
    }
story-proposed-undo =
    { $you ->
        [yes] Has pedido deshacer tu turno.
       *[no] { $name } pide deshacer un turno.
    }
story-proposed-pause =
    { $you ->
        [yes] Has pedido una pausa.
       *[no] { $name } pide una pausa.
    }
story-paused = La partida está en pausa.
story-continued =
    { $you ->
        [yes] Has reanudado la partida.
       *[no] { $name } ha reanudado la partida.
    }
story-server-back = El servidor no respondía; los relojes han estado parados mientras tanto.
story-came = { $name } está en línea.
story-went = { $name } se ha desconectado.
line-turn =
    { $you ->
        [yes] Tú: { $what }.
       *[no] { $name }: { $what }.
    }
line-play = el { $card } al área de juego
line-discard = regla cambiada con el { $card }
line-move = el { $card } del área de juego a la pila de reglas
line-take =
    { $yours ->
        [yes] tu { $card } sobre la baraja
       *[no] el { $card } de { $owner } sobre la baraja
    }
line-put-back = el { $card } sobre la baraja
line-draw = una carta robada
line-draw-card = carta robada: { $card }
line-leads = ganando: { $count }
line-out = fuera

idle-turn-of = Turno de { $name }.
idle-paused = La partida está en pausa.
idle-out = Has quedado fuera de esta ronda. Los demás siguen jugando.
idle-out-why = Has quedado fuera. Iba ganando { $name }: { $count }.
idle-stood-in =
    { $why ->
        [clock] Se te acabó el tiempo: un bot juega por ti.
        [handed] Un bot juega por ti, como has pedido.
       *[other] No estabas: un bot juega por ti.
    }
pause-end = Reanudar
proposal-agree = Aceptar
proposal-decline = Rechazar
proposal-withdraw = Retirar

side-show = Historial
side-hide = Ocultar
again-show = Ver otra vez las últimas jugadas
again-stop = Volver a la partida
chat-title = Chat
chat-unread =
    { $count ->
        [one] 1 mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
chat-empty = Aún no hay mensajes.
chat-line = Escribe un mensaje
chat-send = Enviar
chat-mute = Silenciar o denunciar a alguien
chat-report = Denunciar
chat-reported = Denunciado
chat-report-seat = Denunciar a { $name }
react-hello = Hola
react-well-played = Bien jugado
react-wow = Vaya
react-oops = Ups
react-thinking = Déjame pensar
react-thanks = Gracias
react-good-game = Buena partida
react-sorry = Perdón

hint-ask = Pista
hint-thinking = Pensando…
hint-play = jugar el { $card }
hint-discard = cambiar la regla con el { $card }
hint-deck = poner el { $card } sobre la baraja
hint-draw = robar una carta
hint-decline = no robar
# After a number of per cent.
hint-chance = de ganar
hint-elsewhere = Las mejores jugadas empiezan de otra manera. Recupera la carta para verlas.

points-won =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
scores-title = Puntuación
placings = Clasificación
decisive = La jugada decisiva
ending-home = Inicio
next-round = Siguiente ronda
next-waiting = Esperando a los demás
rematch = Jugar otra vez
rematch-go = Ir a la siguiente partida
rematch-soon = La siguiente partida está lista. Empieza en { $seconds } s.
rematch-stay = Quedarme aquí
look-at-game = Ver la repetición

menu = Menú
menu-undo =
    { $alone ->
        [yes] Deshacer mi último turno
       *[no] Pedir deshacer mi último turno
    }
menu-pause =
    { $alone ->
        [yes] Pausar la partida
       *[no] Pedir una pausa
    }
menu-hand-over = Que un bot juegue por mí
menu-take-back = Recuperar mi sitio
menu-resign = Abandonar
menu-resign-sure = Sí, abandono
menu-sound = Sonidos
menu-vibrate = Vibrar cuando me toque
menu-notify = Avisarme cuando me toque
speed = Velocidad de los bots
speed-slow = Lenta
speed-normal = Normal
speed-fast = Rápida
speed-at-once = Inmediata
menu-keep = Enlace a mi sitio
menu-keep-text = Con este enlace puedes recuperar tu sitio en otro dispositivo. No se lo des a nadie.
menu-rules = Reglas

time-turn = Quedan { $time } para este turno
time-reserve = Quedan { $time } de reserva
curtain-pass = Pasa el dispositivo a { $name }.
curtain-show = Soy { $name }: ver mi mano

walk-step = Paso { $step } de { $steps }:
walk-on = Paso siguiente
walk-back = Paso anterior
walk-stop = Volver a la partida
why-show = Mostrar
why-reply = Mostrar la respuesta
why-better = Mostrar la jugada mejor
why-solution = Mostrar paso a paso

games-won =
    { $count ->
        [one] 1 partida ganada
       *[other] { $count } partidas ganadas
    }

puzzles-rating = Puntuación { $rating }
puzzles-grade-mine = Mi nivel
totals-title = Cada jugador
totals-loss = Probabilidad perdida por turno

seat-bot =
    { $level ->
        [cautious] Bot, estilo prudente
        [bold] Bot, estilo audaz
        [hoarder] Bot, estilo ahorrador
       *[other] Bot, nivel { $level }
    }

running-title = Tus partidas en curso
running-own-table = Tu mesa
running-your-turn = Te toca
running-going-on = Les toca a los demás
running-gathering = Esperando jugadores
mine-against = Contra { $names }
mine-won = Has ganado.
mine-lost = Has perdido.
mine-resigned = Has abandonado.
results-title = Tus resultados
results-all =
    { $count ->
        [one] 1 partida, victorias: { $won } ({ $share })
       *[other] { $count } partidas, victorias: { $won } ({ $share })
    }
results-games = Partidas
results-won = Ganadas
results-share = Porcentaje de victorias
results-levels = Contra bots
results-rules = Por reglas
results-opponents = Contra personas
results-from = Calculados con las partidas que recuerda este navegador:
results-none = Termina una partida y aquí verás tus resultados.
games-remove = Quitar de esta lista: { $title }
games-removed = Quitada: { $title }
games-put-back = Devolver
settings-title = Ajustes
settings-you = Tú
settings-name = Tu nombre
settings-name-line = Cómo te llamas en las mesas en las que te sientas.
settings-look = Aspecto
settings-theme = Tema
settings-theme-system = Como el dispositivo
settings-text = Tamaño del texto
settings-contrast = Más contraste
settings-play = En la mesa
settings-device = Sin conexión

## Levels of bots

# How well a bot plays, as a name for it, which follows “nivel”.
level-name =
    { $level ->
        [1] principiante
        [2] fácil
        [3] tranquilo
        [4] intermedio
        [5] exigente
        [6] experto
        [cautious] prudente
        [bold] audaz
        [hoarder] ahorrador
       *[7] maestro
    }
# $name is the message before this one.
level-choice =
    { $level ->
        [cautious] Prudente: te deja pocas respuestas
        [bold] Audaz: cartas altas, de dos en dos
        [hoarder] Ahorrador: se guarda sus cartas
       *[other] Nivel { $level }: { $name }
    }
# Bots of one level among the players of a game, as in: Ana y 2 bots (nivel fácil).
level-bots =
    { $names } ({ $count ->
        [one] bot
       *[other] bots
    }, { $level ->
        [cautious] estilo prudente
        [bold] estilo audaz
        [hoarder] estilo ahorrador
       *[other] nivel { $level }
    })
level-label = Nivel de los bots

## Home

home-title = Siete reglas, de una en una.
home-lead = Si al final de tu turno no vas ganando, quedas fuera. Juega una carta en tu área de juego, cambia la regla o haz las dos cosas.
home-play-now = Jugar ahora
home-against =
    { $count ->
        [one] Contra un bot ({ $level })
       *[other] Contra { $count } bots ({ $level })
    }
home-change = Cambiar
# Follows the message before this one, for those who listen.
home-change-what = {" "}rivales y reglas
home-change-done = Listo
home-opponents = Rivales
home-friends = Jugar con amigos
home-pass = En el mismo dispositivo
home-rules-title = Toca una carta: su color pasa a ser la regla.
home-rules-label = Siete cartas, siete reglas: elige la actual
home-doors = Más de Red7
home-door-learn = Aprender a jugar
home-door-learn-line = En diez minutos y jugando.
home-door-who = ¿Quién va ganando?
home-door-who-line = ¿Juegas con cartas de verdad? Marca las de cada uno.
home-door-board = Tablero de análisis
home-door-board-line = Prepara cualquier posición y mira lo que vale.
home-door-rules = Reglas
home-door-rules-line = Todas las ediciones, en pocas palabras.
home-open-title = Mesas abiertas
home-open-none = Ahora mismo no hay ninguna mesa pública. Abre una y quizá se una alguien.
home-open-first = Abrir una mesa
home-open-seats =
    { $count ->
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
home-open-join = Unirse
home-open-watch = Mirar
# Of a public table: seconds for each turn.
home-open-clock = { $turn } s por turno
home-open-no-clock = sin reloj
home-watch-title = Partidas para mirar
# $names is a list of people, as in "Ann and Bob".
home-watch-bots =
    { $count ->
        [one] { $names } y un bot
       *[other] { $names } y { $count } bots
    }
## Quick games

quick-title = Buscar rival
quick-lead = Quien quiera la misma partida se sienta a tu mesa y empezáis.
quick-players = Jugadores
quick-find =
    { $count ->
        [one] Buscar rival
       *[other] Buscar { $count } rivales
    }
quick-how = Primero va quien lleva más tiempo esperando. Estas partidas son públicas y cuentan para la puntuación si toda la mesa tiene una.
quick-waiting =
    { $count ->
        [one] Falta un jugador…
       *[other] Faltan { $count } jugadores…
    }
quick-meanwhile = Mientras, puedes abrir otra pestaña. Cuando empiece la partida, lo dirá el título de esta, con un sonido si los sonidos están activados. Si sales de esta página, dejas de esperar.
quick-bot = Jugar contra bots mientras
quick-stop = Dejar de esperar
quick-found = Tu partida empieza
## Ratings

ratings-title = Puntuaciones
ratings-lead = Para quien quiera compararse. No hace falta cuenta: la puntuación es de este navegador, y un código la devuelve en otro.
ratings-mine = La tuya
ratings-best = Las más altas
ratings-how = Cuando tengas una puntuación, cuenta cada partida con rivales encontrados aquí en la que toda la mesa tenga una. Se empieza en 1500. Si te vas de una partida, cuenta como la termine el bot por ti; si abandonas, has perdido. Las revanchas no cuentan.
ratings-name = Tu nombre en la lista
ratings-listed = Mostrarme en la lista
ratings-listed-line = Así tu puntuación aparece también junto a tu nombre en las partidas con rivales encontrados aquí. Si no, solo la ves tú.
ratings-begin = Empezar una puntuación
ratings-have = Tengo un código
ratings-code = Código de recuperación
ratings-bring-back = Recuperar mi puntuación
ratings-games =
    { $count ->
        [0] ninguna partida todavía
        [one] 1 partida
       *[other] { $count } partidas
    }
ratings-keep = Si se borran los datos de este navegador o lo pierdes, solo un código te devuelve la puntuación. No lo enseñes a nadie. Un código nuevo sustituye al anterior.
ratings-show-code = Mostrar un código nuevo
ratings-copy = Copiar el código
ratings-give-up = Renunciar a la puntuación
ratings-give-up-line = Se borran tu nombre y todo lo que lleve a ti, y nada devuelve la puntuación. Tus partidas siguen contando para los demás.
ratings-give-up-sure = Sí, renuncio
ratings-none = Todavía no hay nadie en la lista.
ratings-least =
    { $count ->
        [one] Aparece quien quiere, después de 1 partida.
       *[other] Aparece quien quiere, después de { $count } partidas.
    }
home-puzzle-title = El reto de hoy
home-puzzle-ask =
    { $kind ->
        [win] Hay una jugada que gana. ¿La encuentras?
       *[survive] Hay una jugada que te mantiene en la ronda. ¿La encuentras?
    }
home-puzzle-open = Ir al reto de hoy
home-puzzle-solve = Resolverlo
home-puzzle-none = El reto de hoy aún no está listo. Vuelve en un momento.
home-recent-title = Partidas recientes
home-recent-own = Las tuyas
home-recent-public = Mesas públicas
home-recent-more = Ver todas
home-recent-none = Aquí aparecerán tus partidas, para continuarlas o volver a verlas.
home-credit = No oficial y gratis. Red7 es un juego de Carl Chudyk y Chris Cieslik, publicado por Asmadi Games.
home-version = Versión { $version }
home-away = No se puede conectar con el servidor. Comprueba tu conexión y vuelve a intentarlo en un momento.

## Learn

tutorial-title = Aprender a jugar
tutorial-progress = Lección { $number } de { $count }
tutorial-lessons = Lecciones
tutorial-lesson-done = completada
tutorial-restart = Empezar de nuevo
tutorial-next = Siguiente
tutorial-next-lesson = Siguiente lección
tutorial-finish = Terminar
tutorial-again = Volver a intentarlo
tutorial-loading = Colocando las cartas…

tutorial-right = Correcto. { $leads }
tutorial-wrong = { $leads } Quedarías fuera. Prueba con otra carta.
tutorial-other-way = Así también sigues en la ronda. Pero en esta lección hazlo como se pide.
tutorial-no-way-out = Sigues en la ronda. En esta lección se trata de ver qué pasa cuando quedas fuera.

tutorial-cards = ¿Qué carta es más alta?
tutorial-cards-ask = Toca la carta más alta.
tutorial-cards-1 = Gana el número más alto, sea cual sea el color.
tutorial-cards-2 = Si los números son iguales, decide el color: rojo, naranja, amarillo, verde, celeste, azul, violeta, del más alto al más bajo. No hay dos cartas iguales.
tutorial-cards-scale = Del más alto al más bajo
tutorial-cards-right = Correcto: el { $high } supera al { $low }.
tutorial-cards-wrong = No, el { $high } supera al { $low }.

tutorial-red = O vas ganando o quedas fuera
tutorial-red-1 = Cada jugador tiene un área de juego: sus cartas boca arriba en la mesa. La regla dice quién va ganando. Con Rojo, quien tiene la carta más alta. Si al final de tu turno no vas ganando, quedas fuera, así que juega la carta con la que vayas ganando.

tutorial-turn = Tu turno
tutorial-turn-1 = A partir de ahora, la mesa te dice qué haría una carta. Toca una carta y lee la frase; luego juega una con la que vayas ganando. Las cartas atenuadas no pueden mantenerte en la ronda.
tutorial-turn-2 = Ninguna carta de tu mano supera al 7 rojo. Pero cada carta es también una regla: pon una en la pila de reglas, junto a la baraja, y su color pasará a ser la regla. Toca una carta y luego la pila de reglas o el botón. Después tienes que ir ganando.
tutorial-turn-3 = Puedes hacer las dos cosas: primero jugar una carta y luego cambiar la regla. Aquí te harán falta las dos.
tutorial-turn-4 = Aquí todas tus cartas están atenuadas: nada puede mantenerte en la ronda. Le pasa a cualquiera: no hagas nada y quedarás fuera de la ronda.
tutorial-turn-4-right = Quedas fuera, y Bruno gana esta ronda. En la siguiente vuelven a jugar todos.

tutorial-same = Mismo número, mismo color
tutorial-same-1 = Con Naranja cuentan las cartas del mismo número. Tener más cartas vale más que tenerlas altas: Bruno tiene dos 7, así que ¿cuántos 2 necesitas?
tutorial-same-2 = Con Amarillo cuentan las cartas del mismo color. Tienes tres cartas celestes, pero la regla sigue siendo Rojo. Cámbiala.

tutorial-kinds = Cartas pares, cartas bajas
tutorial-kinds-1 = Con Verde cuentan las cartas pares: 2, 4 y 6. Bruno tiene dos. En caso de empate decide la carta más alta del grupo.
tutorial-kinds-2 = Con Violeta cuentan las cartas bajas: 1, 2 y 3. Consigue más que Bruno. Sin ninguna, es imposible ir ganando.

tutorial-spread = Colores y escaleras
tutorial-spread-1 = Con Celeste cuentan los colores distintos, una carta de cada uno. Esta vez hay dos rivales: supera a los dos.
tutorial-spread-2 = Con Azul cuentan los números seguidos, de cualquier color. Una escalera no pasa del 7 al 1. Tienes 3, 4 y 5, así que cambia la regla.

tutorial-round = Una ronda entera
tutorial-round-1 = Ahora, una ronda entera. Normalmente recibes siete cartas en la mano y una para tu área de juego; aquí, cuatro y una. La carta de Bruno es más alta: va ganando y empiezas tú. Al final de cada turno tuyo tienes que ir ganando. Si llega tu turno y no te quedan cartas, quedas fuera. Gana quien aguante hasta el final.
tutorial-round-waits = Bruno está pensando.
tutorial-round-won = { $turn } Has ganado la ronda.
tutorial-round-lost = Quedas fuera, así que Bruno gana esta ronda. Juégala otra vez o sigue adelante.

tutorial-draw = Avanzado: el robo extra
tutorial-draw-1 = En Avanzado, una carta alta en la pila de reglas puede darte otra. Si su número es mayor que el número de cartas de tu área de juego, puedes robar. Busca una carta que cambie la regla y te deje robar, y luego roba.
tutorial-draw-1-right = Has robado el { $card }. Con más cartas en la mano aguantas más.

tutorial-score = Avanzado: puntos
tutorial-score-1 = Quien gana una ronda se queda con las cartas que cuentan con la regla actual; cada una vale su número. Por eso, si no puedes ganar, a veces conviene dejarse eliminar mientras el grupo de quien va a ganar aún es pequeño. Has ganado con esta regla: solo cuenta la carta más alta de cada color. Toca las cartas con las que te quedas.
tutorial-score-take = Me quedo con estas
tutorial-score-right =
    { $points ->
        [one] Correcto: 1 punto. Con dos jugadores, quien llegue antes a { $target } gana la partida.
       *[other] Correcto: { $points } puntos. Con dos jugadores, quien llegue antes a { $target } gana la partida.
    }
tutorial-score-wrong = Casi. ¿Qué cartas forman el mejor grupo con esta regla?
tutorial-score-cards = Tu área de juego al final de la ronda

tutorial-actions = Acciones
tutorial-actions-1 = Con Acciones, las cartas impares tienen un efecto, obligatorio si es posible. Un 1 quita una carta del área de juego de otro jugador y la pone sobre la baraja. Esa área debe tener al menos tantas cartas como la tuya, contando el 1. Quítale a Bruno su mejor carta.
tutorial-actions-2 = Un 3 te hace robar una carta. No puedes saber cuál, pero puedes usarla en el mismo turno. Juega el 3 y luego cambia la regla con la carta robada.
tutorial-actions-3 = Un 5 te deja jugar una carta más. Alarga tu escalera con dos cartas.
tutorial-actions-4 = Un 7 mueve una carta de tu área de juego a la pila de reglas o la pone sobre la baraja. Solo puedes jugar un 1 o un 7 si puedes seguir en la ronda este turno. Usa el 7 para poner una regla que te convenga y termina tu turno.

tutorial-end = Ya sabes jugar
tutorial-end-text = Así se juega. Lo demás es práctica: una buena jugada te mantiene en la ronda; una mejor deja a los demás sin salida. Pruébalo contra un bot fácil: las pistas te muestran las mejores jugadas. Ciérralas cuando ya no las necesites.
tutorial-end-play = Jugar una partida de verdad
tutorial-end-puzzles = Resolver un reto
tutorial-end-rules = Leer las reglas

## The rules page

rulebook-title = Reglas
rulebook-edition = Edición { $edition }
rulebook-editions = Elige una edición
rulebook-contents = En esta página
rulebook-print = Imprimir
rulebook-intro = Un juego de cartas de dos a cuatro jugadores. Si al final de tu turno no vas ganando, quedas fuera de la ronda. Lo que hace falta para ganar cambia sin parar, porque cualquier carta puede convertirse en la regla.
rulebook-about-10 = El primer reglamento. En Avanzado limita las cartas que puedes jugar en la pila de reglas; no hay robo extra.
rulebook-about-11 = Uno de los primeros reglamentos, sin número de versión; lo llamamos 1.1. Introdujo el robo extra.
rulebook-about-12 = La edición multilingüe; seguimos su texto en inglés. El 1 y el 7 ya no funcionan como antes.
rulebook-about-13 = La edición más reciente, y la que se juega aquí si no eliges otra.

rulebook-cards = Las cartas
rulebook-cards-text = Hay 49 cartas: los números del 1 al 7 en siete colores. Cada carta es también una regla, la de su color.
rulebook-cards-number = Es más alta la carta con el número más alto, sea cual sea su color.
rulebook-cards-colour = Si los números son iguales, decide el color, del rojo (el más alto) al violeta (el más bajo). No hay dos cartas iguales.
rulebook-higher = El { $high } supera al { $low }.

rulebook-round = Una ronda
rulebook-round-deal = Cada jugador recibe siete cartas en la mano y una boca arriba, la primera de su área de juego. Las demás forman la baraja.
rulebook-round-canvas = La pila de reglas está en el centro. El color de arriba es la regla actual; cada ronda empieza con Rojo.
rulebook-round-first = Al principio va ganando quien tiene la carta más alta en su área de juego. Empieza el jugador a su izquierda, y se sigue en el sentido de las agujas del reloj.
rulebook-round-out = Si al final de tu turno no vas ganando, quedas fuera de la ronda. Tu área de juego ya no cuenta, y nadie ve tu mano. Según las reglas impresas, también se pone boca abajo el área de juego; aquí queda a la vista, ya que todos la han visto.
rulebook-round-end = Cuando solo queda un jugador, gana la ronda al momento. Básico es una sola ronda: quien la gana, gana la partida.

rulebook-winning = Quién va ganando
rulebook-winning-text = Con cada regla solo cuenta el mejor grupo de cartas de cada área de juego; una sola carta ya forma un grupo. Gana el grupo más grande. Si dos son igual de grandes, gana el que tiene la carta más alta. Vas ganando si tu grupo supera al de todos los demás que siguen en la ronda.
rulebook-winning-none = Quien no tiene en su área de juego ninguna carta que sirva para la regla no puede ir ganando; por eso puede que nadie vaya ganando.
rulebook-winning-rule = Regla
rulebook-winning-set = Qué cuenta
rulebook-winning-example = Por ejemplo
rulebook-set-R = Una carta: la más alta.
rulebook-set-O = Cartas del mismo número.
rulebook-set-Y = Cartas del mismo color.
rulebook-set-G = Cartas pares: 2, 4 y 6.
rulebook-set-B = Cartas de colores distintos, una de cada uno.
rulebook-set-I = Números seguidos, una carta de cada uno. La escalera no pasa del 7 al 1.
rulebook-set-V = Cartas menores que 4: 1, 2 y 3.

rulebook-turn = Tu turno
rulebook-turn-text = Haz una de estas cosas:
rulebook-turn-play = Juega una carta de tu mano en tu área de juego.
rulebook-turn-discard = Juega una carta de tu mano en la pila de reglas (un descarte). Su color pasa a ser la regla.
rulebook-turn-both = Juega una carta en tu área de juego y luego otra en la pila de reglas.
rulebook-turn-nothing-10 = No hagas nada. Quedas fuera, salvo que ya vayas ganando.
rulebook-turn-nothing-11 = No hagas nada. Quedas fuera.
rulebook-turn-winning = Solo puedes jugar en la pila de reglas si después vas ganando. En tu área de juego puedes jugar una carta que no ayude, pero si tu turno termina ahí, quedas fuera.
rulebook-turn-empty-10 = Si no tienes cartas en la mano cuando empieza tu turno, no puedes hacer nada: quedas fuera, salvo que ya vayas ganando.
rulebook-turn-empty-11 = Si no tienes cartas en la mano cuando empieza tu turno, no puedes hacer nada: quedas fuera.

rulebook-advanced = Avanzado
rulebook-advanced-text = Cuando hayas jugado unas cuantas rondas, prueba Avanzado. Añade la regla de descarte y puntos a lo largo de varias rondas. También puedes jugar con solo una de las dos cosas.
rulebook-discard = La regla de descarte
rulebook-discard-10 = El número de la carta que juegas en la pila de reglas debe ser igual o mayor que el número de cartas de tu área de juego en ese momento. No hay robo extra.
rulebook-discard-11 = Si el número de la carta que juegas en la pila de reglas es mayor que el número de cartas de tu área de juego en ese momento, puedes robar una carta, siempre que quede alguna en la baraja.
rulebook-score = Puntos
rulebook-score-set = Quien gana una ronda aparta, boca arriba, las cartas que contaban con la regla actual. Cada una vale su número.
rulebook-score-next = La siguiente ronda se reparte con las cartas que nadie ha puntuado. A veces conviene dejarse eliminar pronto, para que quien gane la ronda puntúe menos cartas.
rulebook-score-target = La partida termina después de la ronda en que alguien llega a 40 puntos con dos jugadores, 35 con tres o 30 con cuatro, o cuando quedan menos de ocho cartas por jugador. Gana quien tenga más puntos.

rulebook-actions = Acciones
rulebook-actions-text = Las Acciones son opcionales y se pueden usar con Básico o Avanzado. Un 1, un 3, un 5 o un 7 hace algo cuando se juega de la mano al área de juego, no cuando va a la pila de reglas ni cuando se reparte. Si una acción se puede hacer, es obligatoria.
rulebook-actions-chain = Una carta jugada gracias a un 5 tiene su propia acción. Después de todas las acciones, aún puedes jugar una carta de tu mano en la pila de reglas.
rulebook-act-1-10 = Quita una carta del área de juego de otro jugador que siga en la ronda y ponla boca abajo sobre la baraja.
rulebook-act-1-11 = Quita una carta del área de juego de otro jugador que siga en la ronda, pero nunca su única carta, y ponla boca abajo sobre la baraja.
rulebook-act-1-12 = Quita una carta del área de juego de otro jugador que siga en la ronda y ponla boca abajo sobre la baraja. Ese jugador debe tener en su área al menos tantas cartas como tú en la tuya, contando el 1, y tú debes poder seguir en la ronda; si no, el 1 no tiene efecto.
rulebook-act-1-13 = Quita una carta del área de juego de otro jugador que siga en la ronda y ponla boca abajo sobre la baraja. Ese jugador debe tener en su área al menos tantas cartas como tú en la tuya, contando el 1. Si no puedes seguir en la ronda este turno, ni siquiera puedes jugar el 1.
rulebook-act-3 = Roba una carta. Puedes jugar un 3 con la esperanza de robar la carta que te salve.
rulebook-act-5 = Juega una carta más de tu mano.
rulebook-act-7-10 = Pon otra carta de tu área de juego en la pila de reglas. Justo después tienes que ir ganando. En Avanzado, su número debe ser igual o mayor que el número de cartas que quedan en tu área de juego.
rulebook-act-7-11 = Pon otra carta de tu área de juego en la pila de reglas. Justo después tienes que ir ganando.
rulebook-act-7-12 = Elige cualquier carta de tu área de juego, incluso el propio 7. Ponla en la pila de reglas (justo después tienes que ir ganando) o boca abajo sobre la baraja.
rulebook-act-7-13 = Elige cualquier carta de tu área de juego, incluso el propio 7. Ponla en la pila de reglas o boca abajo sobre la baraja. Tienes que ir ganando al final de tu turno; si es imposible, no puedes jugar el 7.

rulebook-asked = Preguntas frecuentes
rulebook-ask-order = ¿Puedo jugar primero en la pila de reglas y después en mi área de juego?
rulebook-answer-order-10 = No. El primer reglamento no indica ningún orden, pero lo leemos como los posteriores: primero se juega en el área de juego, y al jugar una carta de tu mano en la pila de reglas termina tu turno.
rulebook-answer-order-11 = No. Primero se juega en el área de juego, y al jugar una carta de tu mano en la pila de reglas termina tu turno. Después solo puede venir el robo extra.
rulebook-ask-nothing = ¿Puedo no hacer nada mientras voy ganando?
rulebook-answer-nothing-10 = Sí, en esta edición sigues en la ronda. Es raro: alguien tiene que haberle quitado una carta a quien iba ganando y haber quedado fuera después.
rulebook-answer-nothing-11 = Puedes, pero aun así quedas fuera.
rulebook-ask-stay = ¿Qué significa «poder seguir en la ronda»?
rulebook-answer-stay = Que, con las cartas que ves ahora, puedes terminar tu turno ganando: tal como están las cosas o tras jugar una carta en la pila de reglas. No puedes contar con las cartas que quizá robes (pero siempre puedes jugar un 3 y confiar en la suerte).
rulebook-ask-bound = ¿Puedo quitarle una carta a alguien con un 1 y después dejarme eliminar?
rulebook-answer-bound-10 = Sí, en esta edición puedes.
rulebook-answer-bound-12 = No. Una vez que un 1 ha quitado una carta, tienes que terminar tu turno ganando.
rulebook-answer-bound-13 = No. Una vez que has jugado un 1 o un 7, tienes que terminar tu turno ganando.
rulebook-ask-seven = ¿Puedo robar por una carta que un 7 mueve a la pila de reglas?
rulebook-answer-seven-yes = Sí, si su número es lo bastante alto. Tu turno continúa, y puedes jugar en la pila de reglas la carta robada.
rulebook-answer-seven-no = No, solo por una carta de tu mano.
rulebook-ask-no-effect = ¿Y si una acción no se puede hacer?
rulebook-answer-no-effect-10 = Entonces no pasa nada: un 1 si no puedes quitar ninguna carta, un 3 si la baraja está vacía, un 5 si no te quedan cartas en la mano, un 7 si no puedes mover ninguna carta.
rulebook-answer-no-effect-12 = Entonces no pasa nada: un 1 si no puedes quitar ninguna carta, un 3 si la baraja está vacía, un 5 si no te quedan cartas en la mano.
rulebook-ask-best = Mi área de juego tiene varios grupos. ¿Cuál puntúo?
rulebook-answer-best = El mejor, aquel con el que ibas ganando: con Celeste, la carta más alta de cada color; con Azul, el color más alto de cada número. No puedes puntuar otro grupo, aunque valga más puntos.
rulebook-ask-last = ¿Tiene que ir ganando quien aguanta hasta el final?
rulebook-answer-last = No. Quien aguanta hasta el final gana la ronda, incluso con la mano vacía, y puntúa las cartas que cuenten, si las hay.
rulebook-ask-tie = ¿Y si hay empate a puntos al final?
rulebook-answer-tie = Entonces la victoria es compartida.

rulebook-differences = Comparación de las ediciones
rulebook-differences-text = Básico es igual en todas.
rulebook-diff-discard = Descarte en Avanzado
rulebook-diff-discard-10 = número igual o mayor que las cartas de tu área de juego
rulebook-diff-discard-11 = cualquier carta; con una alta puedes robar
rulebook-diff-one = El 1 quita
rulebook-diff-one-10 = cualquier carta de otra área de juego
rulebook-diff-one-11 = cualquiera, salvo la única carta de un jugador
rulebook-diff-one-12 = de áreas de juego con tantas cartas como la tuya o más
rulebook-diff-seven = El 7 mueve
rulebook-diff-seven-10 = otra carta, a la pila de reglas
rulebook-diff-seven-12 = cualquier carta, a la pila de reglas o a la baraja
rulebook-diff-when = Tras un 7 tienes que ir ganando
rulebook-diff-when-10 = al momento
rulebook-diff-when-12 = al momento, si va a la pila de reglas
rulebook-diff-when-13 = al final del turno
rulebook-diff-bonus = Robo extra por una carta movida con un 7
rulebook-diff-out = Quitar una carta y luego dejarse eliminar
rulebook-diff-nothing = No hacer nada cuando se va ganando
rulebook-diff-nothing-10 = sigues en la ronda
rulebook-diff-nothing-11 = quedas fuera
rulebook-yes = sí
rulebook-no = no
rulebook-try = Aprender jugando

## Who is winning

who-title = ¿Quién va ganando?
who-intro = Para quienes juegan con cartas de verdad: toca las cartas de cada área de juego y la regla, y verás quién va ganando.
who-players = Jugadores
who-player = Jugador { $number }
who-name = Nombre del jugador { $number }
who-add = Añadir jugador
who-remove = Quitar a { $name }
who-choose = Cartas de { $name }
who-out = eliminado
who-out-label = { $name } está fuera de la ronda
who-empty = Aún no hay cartas. Tócalas en la cuadrícula.
who-rule = Regla actual
who-cards = Cartas de { $name }
who-card-free = { $card }, sin elegir
who-card-here = { $card }, en esta área de juego
who-card-there = { $card }, en el área de juego de { $name }
who-card-scored = { $card }, ya puntuado
who-type = O escribe las cartas, por ejemplo R7 G4 V1
who-type-letters = R rojo, O naranja, Y amarillo, G verde, B celeste, I azul, V violeta
who-type-add = Añadir
who-type-wrong =
    { $count ->
        [one] { $text } no es una carta. Escribe una letra y un número, por ejemplo R7.
       *[other] { $text } no son cartas. Escribe una letra y un número para cada una, por ejemplo R7.
    }
who-type-scored = El { $card } ya se ha puntuado.
who-moved = El { $card } era de { $name } y ahora está aquí.
who-answer-nobody = Nadie va ganando todavía.
who-table = Con cada regla
who-table-none = ninguna
who-scores = Puntos
who-scores-text =
    { $target ->
        [0] Anota los puntos de quien gane la ronda.
       *[other] Anota los puntos de quien gane la ronda. La partida termina a los { $target }.
    }
who-score =
    { $points ->
        [one] Anotar 1 punto
       *[other] Anotar { $points } puntos
    }
who-scored =
    { $points ->
        [one] { $name } ha ganado la ronda { $round }: 1 punto.
       *[other] { $name } ha ganado la ronda { $round }: { $points } puntos.
    }
who-reached = { $name } ha llegado a { $target } puntos.
who-undo = Deshacer la última anotación
who-next = Siguiente ronda
who-clear = Quitar las cartas
who-reset = Nueva partida
who-reset-ask = Se borrarán todos los nombres, las cartas y los puntos. No se puede deshacer.
who-reset-yes = Borrarlo todo
who-reset-no = Cancelar

## Puzzles

puzzles-title = Retos
puzzles-daily = Reto del día
puzzles-stream = Practicar
puzzles-choose = Elegir
puzzles-choose-done = Listo
puzzles-kind = Tipo
puzzles-kind-any = Cualquiera
puzzles-kind-win = Ganar
puzzles-kind-survive = Seguir en la ronda
puzzles-grade = Dificultad
puzzles-grade-any = Cualquiera
puzzles-grade-of = Dificultad { $grade } de 5
puzzles-rules = Reglas
puzzles-rules-any = Cualquiera
puzzles-task-win = Todas las manos a la vista. Una jugada gana la ronda, haga lo que haga { $name }.
puzzles-deck = Próximas cartas de la baraja
puzzles-deck-title = La baraja
puzzles-deck-text = De la próxima carta a la última. Puedes aprovechar el orden para resolver el reto.
puzzles-task-survive = Hay una jugada que te mantiene en la ronda. Encuéntrala.
puzzles-give-up = Ver la solución
puzzles-again = Volver a intentarlo
puzzles-next = Siguiente reto
puzzles-more = Más retos
puzzles-right = Correcto. { $turn }
puzzles-out = { $leads } Así quedas fuera.
puzzles-loses = Así no tienes asegurada la victoria.
puzzles-loses-to = Así no tienes asegurada la victoria: { $turn }
puzzles-survives-not = No es esa.
puzzles-solution = La solución: { $way }.
puzzles-solved = Resuelto por hoy. El siguiente llega a medianoche (UTC).
puzzles-streak-days =
    { $count ->
        [0] Aún sin racha
        [one] 1 día seguido
       *[other] { $count } días seguidos
    }
puzzles-streak =
    { $count ->
        [0] Aún sin racha
        [one] 1 seguido
       *[other] { $count } seguidos
    }
puzzles-best = récord { $count }
puzzles-past-days = Los últimos 14 días
puzzles-past-day =
    { $tries ->
        [0] { $date }: sin resolver
        [one] { $date }: resuelto al primer intento
       *[other] { $date }: resuelto en { $tries } intentos
    }
puzzles-past = Los últimos 14
puzzles-past-one =
    { $tries ->
        [0] No al primer intento
       *[other] Resuelto al primer intento
    }
puzzles-share = Compartir
puzzles-share-text =
    { $tries ->
        [one] Red7, reto del { $date }: resuelto al primer intento. { $days }. { $link }
       *[other] Red7, reto del { $date }: resuelto en { $tries } intentos. { $days }. { $link }
    }
puzzles-share-given-up = Red7, reto del { $date }: demasiado difícil para mí. { $link }
puzzles-shared = Copiado. Pégalo donde quieras.
puzzles-loading = Cargando un reto…

trouble-no-puzzle = No hay ningún reto así. Elige otro tipo u otra dificultad.
trouble-card-twice = Una carta solo puede estar en un área de juego.

## A new table

new-title = Jugar con amigos
new-lead = Abre una mesa y envía el enlace. Nadie necesita una cuenta.
new-nickname = Tu nombre en la mesa
new-seats = Sitios
new-seat-you = Tú
new-seat = Sitio { $number }
new-seat-person = Un amigo, por el enlace
new-seat-bot =
    { $level ->
        [cautious] Bot, estilo prudente
        [bold] Bot, estilo audaz
        [hoarder] Bot, estilo ahorrador
       *[other] Bot, nivel { $level }: { $name }
    }
new-found = Quién puede unirse
new-by-link = Quien tenga el enlace
new-by-link-line = Cualquiera a quien se lo envíes puede sentarse o mirar.
new-public = Todo el mundo
new-public-line = La mesa aparece también en la página de inicio.
new-hints = Pistas
new-hints-line = Quien tiene el turno puede pedir las mejores jugadas. Todos lo ven.
new-name = Nombre de la mesa (opcional)
new-open = Abrir la mesa

new-clock-label = Reloj
new-clock-none = No
new-clock-quick = Rápido
new-clock-relaxed = Lento
new-clock-own = A medida
new-clock-none-line = Tómate todo el tiempo que necesites.
new-clock-line =
    { $reserve ->
        [one] { $turn } segundos para cada turno y una reserva de 1 minuto para la partida.
       *[other] { $turn } segundos para cada turno y una reserva de { $reserve } minutos para la partida.
    }
new-clock-turn = Segundos para cada turno
new-clock-reserve = Minutos de reserva

## Pass and play

pass-title = En el mismo dispositivo
pass-lead = Un solo dispositivo para todos. Las manos quedan ocultas mientras os lo pasáis.
pass-players = Jugadores
pass-name = Nombre del jugador { $number }
pass-open = Repartir
pass-same = Hay dos nombres iguales. Cambia uno para que se sepa de quién es el turno.

## Replay and review

replay-title = Una partida terminada
replay-loading = Cargando las cartas…
replay-unfinished = Sin terminar
replay-given-up = Terminada antes de tiempo por abandono.
replay-won =
    { $count ->
        [one] Ha ganado { $names }.
       *[other] Victoria compartida: { $names }.
    }
replay-resigned =
    { $count ->
        [one] { $names } ha abandonado.
       *[other] { $names } han abandonado.
    }
replay-dealt = Ronda { $round }: el reparto
replay-round = Ronda { $round } de { $rounds }
replay-round-won = { $name } gana la ronda.
replay-round-head = Ronda
replay-round-winner = ha ganado esta ronda
replay-scores = Puntos después de cada ronda
replay-all-rounds = Mostrar todas las rondas
replay-facts = Sobre esta partida
replay-turns = Turno a turno
replay-controls = Reproducción
replay-first = Al principio
replay-back = Turno anterior
replay-forward = Turno siguiente
replay-last = Al final
replay-play = Reproducción automática
replay-pause = Pausa
replay-slider = Momento de la partida
replay-step = { $at } de { $last }
replay-moment = Desde aquí
replay-analyse = Analizar la posición
replay-no-play-on = Puedes seguir jugando desde cualquier turno en que se conozcan todas las cartas.
replay-download = Descargar la partida (.red7)
replay-hand-over = Enviar al servidor para analizarla
eyes-label = Punto de vista
eyes-open = Todas las manos a la vista
eyes-onlooker = Espectador
eyes-seat = { $name }
eyes-only = Este registro muestra la partida desde un solo punto de vista: { $eyes }.

review-title = Análisis del ordenador
review-text = El ordenador repasa cada turno, usando solo lo que su jugador podía saber, y dice qué habría sido mejor.
review-ask = Analizar esta partida
review-go-on = Continuar el análisis
review-stop = Parar
review-progress = { $done } de { $turns } turnos analizados
review-done = El análisis ha terminado.
mark-best = La mejor
mark-fine = Buena
mark-mistake = Error
mark-blunder = Error grave
mark-forced = Forzada
# $chance and $best are chances to win the round, such as 62%.
verdict-best = No había nada mejor: un { $chance } de probabilidad de ganar la ronda.
verdict-fine = Casi tan buena como la mejor: un { $chance } de probabilidad de ganar la ronda, en lugar del { $best }.
verdict-missed = Un { $chance } de probabilidad de ganar la ronda, en lugar del { $best }.
verdict-forced = No había otra opción: un { $chance } de probabilidad de ganar la ronda.
# $points and $best are points to be expected, with their sign, such as +3.2.
verdict-points = En puntos: { $points } en lugar de { $best }.
# $way is advice such as "jugar el 7 rojo, cambiar la regla con el 4 verde".
verdict-better = Mejor: { $way }.
# $player is the next player, $way what they could do.
verdict-reply = { $player } podría responder: { $way }.
chart-title = Probabilidad de ganar la ronda después de cada turno
chart-even = En cada ronda, el gráfico parte de probabilidades iguales.
chart-point = Ronda { $round }, turno { $number }, { $name }: { $chance }
chart-table = Las probabilidades en una tabla
chart-turn-head = Turno
chart-player-head = Jugador
chart-chance-head = Probabilidad
chart-mark-head = Valoración

## Games

games-title = Partidas
games-own = Tus partidas
games-own-text = Este navegador recuerda dónde has jugado.
games-going-on = En curso
games-public = Partidas en mesas públicas
games-here = Partidas en este dispositivo
games-none = Aquí aún no ha terminado ninguna partida pública.
games-here-none = Todavía no ha terminado ninguna partida en este dispositivo.
games-play = Jugar una partida
games-loading = Cargando partidas…
games-more = Partidas más antiguas
games-save = Descargar la partida: { $title }
games-board = Ir al tablero de análisis
games-board-text = Prepara cualquier posición, prueba jugadas y mira lo que valen.
bring-title = Importar una partida
bring-text = Una partida de otro lugar, como registro .red7. Se comprueba cada turno. Cualquiera con el enlace puede verla.
bring-file = Elegir un archivo
bring-paste = O pega el registro
bring-submit = Ver esta partida
bring-line = Línea { $line }.
bring-line-turn = Línea { $line }, turno { $turn }.
bring-too-long = Este texto es más largo que cualquier partida. ¿Es el archivo correcto?
trouble-no-game = Aquí no hay ninguna partida. Revisa el enlace; puede que la partida se haya borrado.
trouble-games = Se han importado demasiadas partidas desde tu red. Vuelve a intentarlo más tarde.
trouble-review-onlooker = Este registro no muestra ninguna mano, así que no se pueden juzgar los turnos.
trouble-review-empty = En esta partida no se terminó ningún turno, así que no hay nada que analizar.
trouble-not-asker = Lo ha pedido otra persona, así que no se interrumpe.

## What is wrong with a text

complaint-spelling = Esto no parece una posición ni el registro de una partida.
complaint-order = Aquí falta algo, o no está en su sitio.
complaint-cards = Falta una carta, o aparece dos veces.
complaint-illegal = Las reglas no permiten esto aquí.
complaint-differs = El registro no coincide con las cartas.
complaint-hidden = Las manos ocultas no corresponden al punto de vista de ningún jugador.
complaint-too-large = Este texto es demasiado largo.
complaint-mover-out = El jugador que tiene el turno no puede estar ya eliminado.
complaint-seats-in = Al menos dos jugadores deben seguir en la ronda.
complaint-scored = Solo las partidas por puntos tienen cartas puntuadas.
complaint-seats = A Red7 juegan de dos a cuatro jugadores.

## The analysis board

board-title = Tablero de análisis
board-position = Esta posición
board-example = Ver un ejemplo
board-moves = Turno de { $name }
board-hand =
    { $count ->
        [one] { $name }, 1 carta
       *[other] { $name }, { $count } cartas
    }
board-over = { $name } ha ganado esta ronda.
board-unknown = Lo que puede hacer { $name } depende de cartas que aquí están ocultas.
board-needs-all = Para seguir jugando hay que conocer todas las cartas.
board-turn-begun = Para seguir jugando, primero termina este turno o deshazlo.
player-name = Jugador { $number }

options-title = Mejores jugadas
options-text = El ordenador prueba cada jugada y dice con qué frecuencia gana la ronda.
options-ask = Analizar
options-cancel = Cancelar
options-thinking = Pensando uno o dos segundos…
options-hidden = La mano de quien tiene el turno está oculta, así que no hay nada que valorar.
options-over = La ronda ha terminado.
options-worlds =
    { $count ->
        [one] Probado con 1 reparto posible de las cartas ocultas.
       *[other] Probado con { $count } repartos posibles de las cartas ocultas.
    }
options-open = Todas las cartas están a la vista.
options-legend = La barra es la probabilidad de ganar la ronda; el corchete, el margen de error. Elige una jugada para hacerla.
options-chance = Un { $chance } de probabilidad de ganar la ronda, entre { $low } y { $high }.
options-points = { $points } puntos esperados.
options-points-short = { $points } pts
options-out = quedas fuera
options-more =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
way-move = mover el { $card } a la pila de reglas
way-take = quitarle el { $card } a { $owner }
way-end = terminar el turno
way-nothing = no hacer nada

editor-title = Preparar una posición
editor-clear = Quitar todas las cartas
editor-players = Jugadores
editor-mover = Turno de
editor-hands = Manos
editor-open = Todas a la vista
editor-hidden = Solo la de quien juega
editor-rules = Reglas: { $rules }
editor-zones = Dónde están las cartas
editor-target = Poner cartas en
editor-cards = Todas las cartas
# $place is one of the zones below, such as "Mano del jugador 1".
editor-card = { $card }: { $place }
editor-hidden-count = Cartas ocultas del jugador { $number }
editor-out = Jugador { $number } eliminado
editor-rest =
    { $count ->
        [0] No queda ninguna carta para la baraja.
        [one] Queda 1 carta para la baraja y las manos ocultas.
       *[other] Quedan { $count } cartas para la baraja y las manos ocultas.
    }
editor-cancel = Cancelar
editor-done = Usar esta posición
zone-palette = Área de juego del jugador { $number }
zone-hand = Mano del jugador { $number }
zone-scored = Puntuadas por el jugador { $number }
zone-canvas = Pila de reglas
zone-deck = Baraja
# On a small card: where it lies. One or two letters and the number of the player: área, mano, puntuadas, pila de reglas.
zone-short-palette = A{ $number }
zone-short-hand = M{ $number }
zone-short-scored = P{ $number }
zone-short-canvas = PR

paste-title = Pegar una posición
paste-label = El texto de una posición
paste-show = Verla

share-text = Copiar como texto
share-picture = Compartir una imagen
share-copied = Copiado.
share-by-hand = Copia tú este texto:
share-saved = Guardado como imagen.

play-on = Jugar desde aquí
play-on-text = Tú juegas por quien tiene el turno; los bots, por los demás.
play-on-level = Nivel de los bots
play-on-start = Jugar

## When the server is away

away-title = No se puede conectar con el servidor
away-text = Puede que no tengas conexión o que el servidor esté descansando. Tus mesas están a salvo, y esta página se reconectará sola.
away-again = Volver a intentarlo
offline-sign = Sin conexión
offline-why = No se puede conectar con el servidor: este dispositivo reparte y juega por los bots. Tus partidas se guardan aquí.
offline-keep = Guardar para jugar sin conexión
offline-keeping = Guardando: { $done } de { $all } MB
offline-ready = Disponible sin conexión
offline-failed = No se ha podido guardar. Comprueba tu conexión y vuelve a intentarlo.

## What is read out at a table

log-said = { $name }: { $text }
log-readied =
    { $you ->
        [yes] Has confirmado la siguiente ronda.
       *[no] { $name } ha confirmado la siguiente ronda.
    }
log-freed =
    { $you ->
        [yes] Tu sitio vuelve a estar libre.
       *[no] El sitio de { $name } vuelve a estar libre.
    }
log-filled = Los bots han ocupado los sitios libres.
log-hosted =
    { $you ->
        [yes] Ahora el anfitrión eres tú.
       *[no] Ahora el anfitrión es { $name }.
    }

## La terminal

term-preparing = Preparando los bots. La primera vez tarda un minuto.
term-not-saved = Esta partida no se está guardando: { $reason }.
term-sure = Intro: sí. Esc: no.
term-choose = elegir
term-change = cambiar
term-complete = completar
term-leave = salir
term-quit = cerrar
term-keyboard = Jugadores en este teclado
term-continue = Continuar la última partida
term-player = Jugador
term-hand = Mano
term-help = Teclas
term-help-arrows = Con ← → eliges una carta, con ↑ ↓ qué hacer con ella, y con Intro lo haces. También puedes hacer clic.
term-help-cards = En cada área de juego, las cartas que cuentan están una línea más arriba, entre corchetes. Las cartas atenuadas de tu mano no pueden mantenerte en la ronda.
term-help-type = O escribe la jugada: g4 juega G4, >b2 cambia la regla con B2, g4b2 hace las dos cosas, ^o6 pone O6 sobre la baraja, = roba una carta, - no roba, y un punto termina el turno. Tab completa lo que escribes.
term-help-keys = u deshace un paso de este turno, h muestra las mejores jugadas, q sale. Las partidas se guardan y puedes continuarlas.
term-help-ask = ayuda
